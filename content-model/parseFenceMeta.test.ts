import { describe, expect, test } from '@rstest/core';
import { parseFenceMeta } from './parseFenceMeta.ts';

describe('the words after the language of a fence', () => {
  test('are parted into pairs and single words', () => {
    expect(
      parseFenceMeta('title="a b.ts" wrapCode example="esm" {1,3}'),
    ).toEqual({
      values: { title: 'a b.ts', example: 'esm' },
      words: ['wrapCode', '{1,3}'],
    });
  });

  test('may be missing', () => {
    expect(parseFenceMeta('')).toEqual({ values: {}, words: [] });
  });

  test('keep an empty value, which a check can then refuse', () => {
    expect(parseFenceMeta('unverified=""').values).toEqual({ unverified: '' });
  });
});
