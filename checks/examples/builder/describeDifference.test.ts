import { describe, expect, test } from '@rstest/core';
import { diffLines } from './describeDifference.ts';

const lines = (text: string) => text.split('');

describe('a difference of lines', () => {
  test('is empty for equal texts', () => {
    expect(diffLines(['a'], ['a'])).toEqual([]);
  });

  test('is empty for equal texts that are too long to compare', () => {
    const many = Array.from({ length: 2100 }, (_, index) => String(index));
    expect(diffLines(many, [...many])).toEqual([]);
  });

  test('shows what is gone, what is new and two lines round it', () => {
    expect(diffLines(lines('123a456'), lines('123b456'))).toEqual([
      '  2',
      '  3',
      '- a',
      '+ b',
      '  4',
      '  5',
    ]);
  });

  test('leaves out what is equal between two changes', () => {
    expect(diffLines(lines('a123456b'), lines('123456'))).toEqual([
      '- a',
      '  1',
      '  2',
      '  …',
      '  5',
      '  6',
      '- b',
    ]);
  });

  test.each([
    ['the end', 'a', 'ab', ['  a', '+ b']],
    ['the start', 'ab', 'b', ['- a', '  b']],
    ['repeated lines', 'aa', 'a', ['  a', '- a']],
  ])('works at %s', (_, expected, actual, difference) => {
    expect(diffLines(lines(expected), lines(actual))).toEqual(difference);
  });

  test('is cut when it is long', () => {
    const many = Array.from({ length: 90 }, (_, index) => String(index));
    expect(diffLines(many, []).at(-1)).toBe('  … and 50 more lines');
  });

  test('gives up on texts that are too long to compare', () => {
    const many = Array.from({ length: 2100 }, (_, index) => String(index));
    expect(diffLines(many, many.slice(1))[0]).toBe('- 0');
  });
});
