import { expect, test } from '@rstest/core';
import { didYouMean, nearestOf } from './nearest.ts';

const pages = [
  '/guide/basic/cli',
  '/guide/basic/output-format',
  '/guide/advanced/css',
  '/guide/migration/',
  '/config/lib/format',
];

test.each([
  [
    'a typing error',
    '/guide/basic/output-formats',
    '/guide/basic/output-format',
  ],
  ['a letter too few', '/guide/advanced/cs', '/guide/advanced/css'],
  ['two letters swapped', '/guide/basic/lci', '/guide/basic/cli'],
  ['another folder', '/guide/advanced/cli', '/guide/basic/cli'],
  ['an index page', '/guide/migrations/', '/guide/migration/'],
  ['a name that is too long', '/config/lib/formats', '/config/lib/format'],
  ['nothing alike in a known folder', '/guide/basic/nowhere', undefined],
  ['nothing alike', '/x', undefined],
])('%s: %s', (_what, typed, meant) => {
  expect(didYouMean(typed, pages)).toBe(meant);
});

test('the nearest text is the one with the most in common, unless none has', () => {
  const texts = ['one line', 'two lines', 'something else'];
  expect(nearestOf('two line', texts, 0.3)).toBe(1);
  expect(nearestOf('zzz', texts, 0.3)).toBeUndefined();
});
