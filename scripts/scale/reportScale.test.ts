import { expect, test } from '@rstest/core';
import { growthPercent, reportScale } from './reportScale.ts';

const weight = (html: number, scripts: number) => ({
  html,
  scripts,
  total: html + scripts,
  entry: scripts / 2,
});

const report = (largeScripts: number, realScripts: number) =>
  reportScale({
    page: '/area-1/page-13',
    small: weight(10_000, 90_000),
    large: weight(10_000, largeScripts),
    real: { page: '/guide', weight: weight(10_000, realScripts) },
  });

test.each([
  ['no growth', 90_000, 100_000, 0],
  ['growth at its limit', 105_000, 100_000, 0],
  ['growth over its limit', 105_100, 100_000, 1],
  ['JavaScript at its limit', 90_000, 120_000, 0],
  ['JavaScript over its limit', 90_000, 120_001, 1],
  ['both over their limits', 200_000, 130_000, 2],
])('%s', (_, large, real, errors) => {
  expect(report(large, real).errors).toHaveLength(errors);
});

test('the table shows bytes and growth', () => {
  const { text } = report(108_000, 104_321);
  expect(text).toMatch(/JavaScript +90,000 +108,000 +\+20\.0 %/);
  expect(text).toMatch(/HTML +10,000 +10,000 +\+0\.0 %/);
  expect(text).toContain('/guide: 104,321 of 120,000 bytes');
});

test('growth is relative to the smaller site', () => {
  expect(growthPercent(200, 230)).toBeCloseTo(15);
  expect(growthPercent(200, 190)).toBeCloseTo(-5);
});
