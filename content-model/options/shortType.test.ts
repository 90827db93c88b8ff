import { expect, test } from '@rstest/core';
import { shortType } from './shortType.ts';

test.each([
  ["'a' | 'b'", "'a' | 'b'"],
  ["'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'", "'a' | … | 'f' | 'g'"],
  ['boolean | { include?: RegExp[]; exclude?: string[] }', 'boolean | object'],
  // A function is one member, whatever it takes and returns.
  [
    "'a' | 'b' | 'c' | 'd' | 'e' | ((f: 1 | 2) => 3 | 4)",
    "'a' | 'b' | 'c' | 'd' | 'e' | ((f: 1 | 2) => 3 | 4)",
  ],
])('%s is %s in short', (type, short) => {
  expect(shortType(type)).toBe(short);
});
