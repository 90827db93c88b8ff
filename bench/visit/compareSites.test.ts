import { expect, test } from '@rstest/core';
import { compareSites, inpOfSite } from './compareSites.ts';
import { formatFigure } from './metrics.ts';
import type { Round, RoundFigures } from './runRounds.ts';

const figures = (over: Partial<RoundFigures>): RoundFigures => ({
  ...{ htmlBytes: 1, jsBytes: 1, cssBytes: 0, dataBytes: 0, imageBytes: 0 },
  ...{ fontBytes: 0, totalBytes: 2, requests: 2, fcp: 1, lcp: 1, cls: 0 },
  ...{ tbt: 0, ready: 1, heapBytes: 1, navigationCold: 1, navigationHover: 1 },
  ...{ inpMenu: 16, inpTab: 16, inpTheme: 16, inpSearch: 16 },
  ...{ searchField: 50, searchResults: 900 },
  ...over,
});

const rounds: Round[] = [
  {
    ours: figures({ fcp: 300, inpTheme: 80 }),
    bare: figures({ fcp: 600, inpTab: null }),
  },
  {
    ours: figures({ fcp: 500, inpMenu: 100 }),
    bare: figures({ fcp: 500, inpTab: null }),
  },
];

test('gives figures of each site and ratios of the pairs', () => {
  const fcp = compareSites(rounds, ['bare']).find(
    ({ metric }) => metric.key === 'fcp',
  );
  expect(fcp?.figures.ours).toEqual({ median: 400, min: 300, max: 500 });
  expect(fcp?.ratios.bare).toEqual({ median: 0.75, min: 0.5, max: 1 });
});

test('a part a site does not have has neither figure nor ratio', () => {
  const tab = compareSites(rounds, ['bare']).find(
    ({ metric }) => metric.key === 'inpTab',
  );
  expect(tab?.figures.bare).toBeNull();
  expect(tab?.ratios.bare).toBeNull();
});

test('INP is the 75th percentile of all acts of all rounds', () => {
  // Eight interactions: six of 16 ms, one of 80, one of 100.
  expect(inpOfSite(rounds, 'ours')).toBe(32);
  expect(inpOfSite(rounds, 'nobody')).toBeNull();
});

test('writes figures in the unit people compare', () => {
  expect(formatFigure(123_456, 'kB')).toBe('123.5');
  expect(formatFigure(4_098_324, 'MB')).toBe('4.1');
  expect(formatFigure(0, 'shift')).toBe('0.000');
  expect(formatFigure(695.6, 'ms')).toBe('696');
});
