import { expect, test } from '@rstest/core';

test('the area of a square', async () => {
  const { square } = await import('../dist/square.js');
  expect(square(3)).toBe(9);
});
