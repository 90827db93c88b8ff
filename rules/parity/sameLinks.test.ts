import { expect, test } from '@rstest/core';
import { compareCounts } from './sameLinks.ts';

const compare = (source: string, translation: string) => {
  const { missing, extra } = compareCounts(
    source.split(''),
    translation.split(''),
    letter => letter,
  );
  return `${missing.join('')}-${extra.join('')}`;
};

test.each([
  ['abc', 'cba', '-'],
  ['aab', 'ab', 'a-'],
  ['ab', 'abb', '-b'],
  ['ab', 'cd', 'ab-cd'],
  ['', '', '-'],
])('%s against %s leaves %s', (source, translation, rest) => {
  expect(compare(source, translation)).toBe(rest);
});
