import { expect, test } from '@rstest/core';
import { TokenBucket } from './TokenBucket.ts';

test('allows a burst, then so many per second', () => {
  let now = 5000;
  const bucket = new TokenBucket(2, 3, () => now);
  const take = (count: number) =>
    Array.from({ length: count }, () => bucket.take()).filter(Boolean).length;
  expect(take(9)).toBe(3);
  now += 1000;
  expect(take(9)).toBe(2);
  now += 60_000;
  expect(take(9)).toBe(3);
  now -= 120_000;
  expect(take(9)).toBe(0);
  now += 1000;
  expect(take(9)).toBe(2);
});
