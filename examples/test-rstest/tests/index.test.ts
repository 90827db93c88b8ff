import { expect, test } from '@rstest/core';
import { formatPrice } from '../src/index';

test('formats a price', () => {
  expect(formatPrice(250)).toBe('2.50 EUR');
});
