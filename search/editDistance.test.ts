// Words as readers mistype them, and fragments of words. cspell:disable
import { expect, test } from '@rstest/core';
import { editDistance } from './editDistance.ts';

test.each([
  ['minfy', 'minify', 1],
  ['storyboook', 'storybook', 1],
  ['delcaration', 'declaration', 1],
  ['bundel', 'bundle', 1],
  ['autoexternl', 'autoexternal', 1],
  ['same', 'same', 0],
  ['abcd', 'wxyz', 3],
])('%s is %i away from %s', (word, term, distance) => {
  expect(editDistance(word, term, 2).whole).toBe(distance);
});

test('a word that is still being typed is compared with the start', () => {
  expect(editDistance('delcar', 'declaration', 2).start).toBe(1);
});
