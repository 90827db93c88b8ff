/** @rstest-environment happy-dom */
import { expect, test } from '@rstest/core';
import { snippetWords } from './snippetWords.ts';

test.each([
  [1440, 10],
  [769, 10],
  [768, 5],
  [390, 5],
])('a window of %i px shows %i words of a hit', (width, words) => {
  window.innerWidth = width;
  expect(snippetWords()).toBe(words);
});
