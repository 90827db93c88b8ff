import { expect, test } from '@rstest/core';
import { describeChange } from './describeChange.ts';

test('cuts a change out, with four words around it', () => {
  expect(
    describeChange(
      'One two three four five is off by default and six seven eight nine ten.',
      'One two three four five is on by default and six seven eight nine ten.',
    ),
  ).toEqual({
    removed: 'three four five is off by default and six',
    added: 'three four five is on by default and six',
  });
});

test('shows what was added at the end', () => {
  expect(describeChange('a b', 'a b c')).toEqual({
    removed: 'a b',
    added: 'a b c',
  });
});

test('does not count words twice where a text repeats itself', () => {
  expect(describeChange('a a a', 'a a')).toEqual({
    removed: 'a a a',
    added: 'a a',
  });
});
