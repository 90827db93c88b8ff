import { describe, expect, test } from '@rstest/core';
import { isAllowedHost, isAllowedOrigin } from './isAllowed.ts';

describe('isAllowedHost', () => {
  test.each([
    ['127.0.0.1:3333', '127.0.0.1', true],
    ['localhost', '127.0.0.1', true],
    ['[::1]:80', '::1', true],
    ['docs.local:3333', 'docs.local', true],
    ['evil.example', '127.0.0.1', false],
    ['localhost.evil.example', '127.0.0.1', false],
    [undefined, '127.0.0.1', false],
    ['docs.example', '0.0.0.0', true],
  ])('%s on %s: %s', (header, listensOn, expected) => {
    expect(isAllowedHost(header, listensOn)).toBe(expected);
  });
});

describe('isAllowedOrigin', () => {
  test.each([
    [undefined, [], true],
    ['https://a.example', [], false],
    ['https://a.example', ['https://a.example'], true],
    ['https://b.a.example', ['https://a.example'], false],
    ['null', ['https://a.example'], false],
  ])('%s with %j: %s', (header, origins, expected) => {
    expect(isAllowedOrigin(header, origins)).toBe(expected);
  });
});
