import { expect, test } from '@rstest/core';
import { plainText } from './plainText.ts';

test.each([
  ['Plain words', 'Plain words'],
  ['`lib.dts`', 'lib.dts'],
  ['Set `format` and `bundle`', 'Set format and bundle'],
  ['A **strong** word', 'A strong word'],
  ['An *emphasized* word', 'An emphasized word'],
  ['A ~~deleted~~ word', 'A deleted word'],
  ['**`lib.id`**', 'lib.id'],
  ['***`lib.id`***', 'lib.id'],
  ['See [the guide](/guide/)', 'See the guide'],
  ['Type \\{ a: \\<T\\> \\}', 'Type { a: <T> }'],
])('%s reads %s', (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});

test.each([
  ['`src/**`', 'src/**'],
  ['`src/*.ts` and `*.css`', 'src/*.ts and *.css'],
  ['`~~` marks', '~~ marks'],
  ['`__dirname` and __filename', '__dirname and __filename'],
  ['2 * 3', '2 * 3'],
])('%s is not taken for Markdown: %s', (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});
