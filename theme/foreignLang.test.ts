import { expect, test } from '@rstest/core';
import { foreignLang } from './foreignLang.ts';

test.each([
  ['autoExternal.dependencies', 'zh', 'en'],
  ['Unknown file extension', 'zh', 'en'],
  ['Declaration entry file … not found', 'zh', 'en'],
  ['与 tsup 的区别', 'zh', undefined],
  ['“x”', 'zh', undefined],
  ['Unknown file extension', 'en', undefined],
])('%s in a page in %s: %s', (words, lang, expected) => {
  expect(foreignLang(words, lang)).toBe(expected);
});
