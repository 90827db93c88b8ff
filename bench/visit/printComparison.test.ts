import { expect, test } from '@rstest/core';
import {
  comparisonTable,
  formatFigure,
  formatRatio,
  table,
} from './printComparison.ts';

const spread = (median: number, min: number, max: number) => ({
  ...{ median, min, max },
});

test('a ratio shows its spread unless it has none', () => {
  expect(formatRatio(spread(0.621, 0.5, 0.7))).toBe('0.62 (0.50–0.70)');
  expect(formatRatio(spread(0.72, 0.72, 0.72))).toBe('0.72');
  expect(formatRatio(null)).toBe('–');
});

test('leaves out what no site has', () => {
  const text = comparisonTable(
    [
      {
        name: 'FCP, ms',
        figures: { ours: spread(500, 400, 600), bare: null },
        ratios: { bare: null },
      },
      {
        name: 'fonts, kB',
        figures: { ours: spread(0, 0, 0), bare: spread(0, 0, 0) },
        ratios: { bare: null },
      },
    ],
    ['bare'],
  );
  expect(text.split('\n')).toEqual([
    '|  | ours | bare | ours/bare |',
    '| --- | --- | --- | --- |',
    '| FCP, ms | 500 (400–600) | – | – |',
  ]);
});

test('writes figures in the unit people compare', () => {
  expect(formatFigure(123_456, 'fonts, kB')).toBe('123.5');
  expect(formatFigure(4_098_324, 'heap, MB')).toBe('4.1');
  expect(formatFigure(0, 'phone: CLS')).toBe('0.000');
  expect(formatFigure(695.6, 'LCP, ms')).toBe('696');
  expect(formatFigure(5, 'requests')).toBe('5');
});

test('the first row of a table is its head', () => {
  expect(table([['a'], ['b']])).toBe('| a |\n| --- |\n| b |');
});
