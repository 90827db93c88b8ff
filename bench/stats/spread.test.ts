import { describe, expect, test } from '@rstest/core';
import { quantile, spreadOf } from './spread.ts';

describe('quantile', () => {
  test('lies between two values where no value is in the middle', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10, 20, 30, 40, 50], 0.75)).toBe(40);
  });

  test('does not change the order of what it reads', () => {
    const values = [3, 1, 2];
    quantile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  test('refuses to make a figure of nothing', () => {
    expect(() => quantile([], 0.5)).toThrow('Nothing was measured');
  });
});

test('spread gives middle and both ends', () => {
  expect(spreadOf([5, 9, 7])).toEqual({ median: 7, min: 5, max: 9 });
});
