import { expect, test } from '@rstest/core';

test('the area of a square', async () => {
  const { square } = await import('../src/square');
  expect(square(3)).toBe(9);
});
