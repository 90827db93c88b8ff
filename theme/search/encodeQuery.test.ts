import { expect, test } from '@rstest/core';
import { encodeQuery } from './encodeQuery.ts';

test.each([
  ['a&b 中', 'a%26b%20%E4%B8%AD'],
  ['😀', '%F0%9F%98%80'],
  ['a\uD83D', 'a%EF%BF%BD'],
  ['\uDE00b', '%EF%BF%BDb'],
])('%j becomes %s', (query, expected) => {
  expect(encodeQuery(query)).toBe(expected);
});
