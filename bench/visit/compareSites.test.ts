import { expect, test } from '@rstest/core';
import { compareSites, inpOfSite, type Round } from './compareSites.ts';

const inp = { 'INP menu, ms': 16, 'INP tab, ms': 16, 'INP theme, ms': 16 };
const rounds: Round[] = [
  {
    ours: { 'FCP, ms': 300, ...inp, 'INP search, ms': 80 },
    bare: { 'FCP, ms': 600, ...inp, 'INP tab, ms': null },
  },
  {
    ours: { 'FCP, ms': 500, ...inp, 'INP search, ms': 100 },
    bare: { 'FCP, ms': 500, ...inp, 'INP tab, ms': null },
  },
];
const find = (name: string) =>
  compareSites(rounds, ['bare']).find(found => found.name === name);

test('gives figures of each site and ratios of the pairs', () => {
  const fcp = find('FCP, ms');
  expect(fcp?.figures.ours).toEqual({ median: 400, min: 300, max: 500 });
  expect(fcp?.ratios.bare).toEqual({ median: 0.75, min: 0.5, max: 1 });
});

test('a part a site does not have has neither figure nor ratio', () => {
  const tab = find('INP tab, ms');
  expect(tab?.figures.bare).toBeNull();
  expect(tab?.ratios.bare).toBeNull();
});

test('INP is the 75th percentile of all acts of all rounds', () => {
  // Eight interactions: six of 16 ms, one of 80, one of 100.
  expect(inpOfSite(rounds, 'ours')).toBe(32);
  expect(inpOfSite(rounds, 'nobody')).toBeNull();
});
