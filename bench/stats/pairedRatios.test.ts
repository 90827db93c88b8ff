import { expect, test } from '@rstest/core';
import { pairedRatios, seriesSpread } from './pairedRatios.ts';

test('compares each round with the same round of the other', () => {
  // The ratio of the medians would be 1; by pair, ours is half in most rounds.
  expect(pairedRatios([100, 200, 300], [200, 400, 150])).toEqual({
    median: 0.5,
    min: 0.5,
    max: 2,
  });
});

test('leaves out rounds without a pair', () => {
  expect(pairedRatios([1, null, 3], [2, 2, 0])).toEqual({
    median: 0.5,
    min: 0.5,
    max: 0.5,
  });
  expect(pairedRatios([1], [null])).toBeNull();
  expect(pairedRatios([1], [])).toBeNull();
});

test('a series nobody measured has no spread', () => {
  expect(seriesSpread([null, null])).toBeNull();
  expect(seriesSpread([2, null, 4])).toEqual({ median: 3, min: 2, max: 4 });
});
