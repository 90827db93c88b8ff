import { expect, test } from '@rstest/core';
import { formatSize, sizeOf } from './formatSize.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1_049, '1.0 kB'],
  [12_350, '12.3 kB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('letters may have several bytes', () => {
  expect(sizeOf('✗é\n')).toBe(6);
});
