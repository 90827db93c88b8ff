// Words as readers mistype them, and fragments of words. cspell:disable
import { expect, test } from '@rstest/core';
import { stem } from './stem.ts';

test.each([
  ['bundle', 'bundles', 'bundled', 'bundling'],
  ['declaration', 'declarations'],
  ['dependency', 'dependencies'],
  ['external', 'externals'],
  ['programmatic', 'programmatically'],
])('%s and its forms are one word', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each([
  ['class', 'clas'],
  ['dts', 'dt'],
  ['umd', 'um'],
  ['es2015', 'es201'],
])('%s does not become %s', (word, wrong) => {
  expect(stem(word)).not.toBe(wrong);
});
