import { expect, test } from '@rstest/core';
import { safeAddress } from './safeAddress.ts';

const origins = ['http://127.0.0.1:8080', 'https://rslib.rs'];

test.each([
  ['/guide/start#a', '/guide/start#a'],
  ['https://rslib.rs/zh/guide/?a=1#b', '/zh/guide/?a=1#b'],
  ['guide', '/guide'],
])('%s is a page: %s', (url, expected) => {
  expect(safeAddress(url, origins)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://rslib.rs.evil.example/',
  'https://rslib.rs//evil.example/',
  'blob:https://rslib.rs/x',
  'http://[',
  17,
  null,
  undefined,
])('%s is not', url => {
  expect(safeAddress(url, origins)).toBeUndefined();
});
