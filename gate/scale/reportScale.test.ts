import { expect, test } from '@rstest/core';
import { growthPercent, reportScale } from './reportScale.ts';

const weight = (html: number, scripts: number) => ({
  html,
  scripts,
  styles: 0,
  total: html + scripts,
});

const report = (largeScripts: number) =>
  reportScale({
    page: '/area-1/page-13',
    small: weight(10_000, 90_000),
    large: weight(10_000, largeScripts),
    maxGrowth: 1000,
  });

test.each([
  ['no growth', 90_000, 0],
  ['growth at its limit', 91_000, 0],
  ['growth over its limit', 91_001, 1],
])('%s', (_, large, errors) => {
  expect(report(large).errors).toHaveLength(errors);
});

test('the table shows bytes and growth', () => {
  const { text } = report(108_000);
  expect(text).toMatch(/JavaScript +90,000 +108,000 +\+20\.0 %/);
  expect(text).toMatch(/HTML +10,000 +10,000 +\+0\.0 %/);
  expect(text).toContain('growth: 18,000 of 1,000 bytes');
});

test('the message names what grew', () => {
  expect(report(94_000).errors.join()).toContain(
    '4,000 bytes more on a site of 1,000 pages than on one of 100: HTML 10,000 → 10,000, JavaScript 90,000 → 94,000.',
  );
});

test('growth is relative to the smaller site', () => {
  expect(growthPercent(200, 230)).toBeCloseTo(15);
  expect(growthPercent(200, 190)).toBeCloseTo(-5);
});
