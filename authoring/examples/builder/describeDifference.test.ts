import { describe, expect, test } from '@rstest/core';
import { formatDiff } from './describeDifference.ts';

const lines = (text: string) => text.split('');

describe('a difference of lines', () => {
  test('is empty for equal texts', () => {
    expect(formatDiff(['a'], ['a'])).toEqual([]);
  });

  test('shows what is gone, what is new and two lines round it', () => {
    expect(formatDiff(lines('123a456'), lines('123b456'))).toEqual([
      '  2',
      '  3',
      '- a',
      '+ b',
      '  4',
      '  5',
    ]);
  });

  test('leaves out what is equal between two changes', () => {
    expect(formatDiff(lines('a123456b'), lines('123456'))).toEqual([
      '- a',
      '  1',
      '  2',
      '  …',
      '  5',
      '  6',
      '- b',
    ]);
  });

  test('is cut when it is long', () => {
    const many = Array.from({ length: 90 }, (_, index) => String(index));
    expect(formatDiff(many, []).at(-1)).toBe('  … and 50 more lines');
  });
});
