import { describe, expect, test } from '@rstest/core';
import { normalizeType, joinUnion, splitUnion } from './printType.ts';

describe('normalizeType', () => {
  test.each([
    [`'b' | "a"`, "'a' | 'b'"],
    ['true | false', 'boolean'],
    ['string | undefined', 'string'],
    ['Array<string | number>', '(number | string)[]'],
    ['OneOrMany<string | RegExp>', '(RegExp | string)[] | RegExp | string'],
    ['(string)[]', 'string[]'],
    ['{ b?: string, a: number }', '{ a: number; b?: string }'],
    [`{ 'a.b'?: boolean }`, '{ a.b?: boolean }'],
    ['Record<string,   string>', 'Record<string, string>'],
    ['(a: string) => void', '(a: string) => void'],
    ["'a' | ((b: 1 | 2) => 3 | 4)", "'a' | ((b: 1 | 2) => 3 | 4)"],
    ['(() => void)[]', '(() => void)[]'],
    ['{ a?: "x" | { b: 1 } } | false', "false | { a?: 'x' | { b: 1 } }"],
  ])('%s is %s', (written, normal) => {
    expect(normalizeType(written)).toBe(normal);
  });

  test('refuses what is no type', () => {
    expect(() => normalizeType('not set')).toThrow();
  });
});

describe('unions', () => {
  test('bars in brackets and quotes do not part', () => {
    expect(splitUnion("'a|b' | { c: 1 | 2 } | (3 | 4)[]")).toEqual([
      "'a|b'",
      '{ c: 1 | 2 }',
      '(3 | 4)[]',
    ]);
  });

  test('members are sorted and stand once', () => {
    expect(joinUnion(['b | a', 'a', 'undefined'])).toBe('a | b');
  });
});
