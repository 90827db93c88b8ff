import { expect, test } from '@rstest/core';

test('the built package works', async () => {
  const { formatPrice } = await import('../dist/index.js');
  expect(formatPrice(99)).toBe('0.99 EUR');
});
