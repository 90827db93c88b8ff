import { expect, test } from '@rstest/core';
import type { AskedByPlace } from '../../content-model/readAsked.ts';
import { askedProbes, checkAsked, checkSynonyms } from './asked.ts';

const pages = new Map([
  ['/guide/basic/cli', new Set(['', 'watch-mode'])],
  ['/config/lib/dts', new Set([''])],
]);
const check = (files: Record<string, AskedByPlace>) =>
  checkAsked(new Map(Object.entries(files)), pages);

test('sections and whole pages can be asked for', () => {
  expect(
    check({
      basic: {
        '/guide/basic/cli': ['terminal commands'],
        '/guide/basic/cli#watch-mode': ['rebuild on save'],
      },
      'config-lib': { '/config/lib/dts': ['emit typings'] },
    }),
  ).toEqual([]);
});

test.each<[string, Record<string, AskedByPlace>, string]>([
  [
    'a section that is gone',
    { basic: { '/guide/basic/cli#watch': ['rebuild'] } },
    "there's no place /guide/basic/cli#watch",
  ],
  [
    'a page in the file of another area',
    { basic: { '/config/lib/dts': ['typings'] } },
    "/config/lib/dts isn't below /guide/basic/",
  ],
  [
    'a phrase with two answers',
    {
      basic: { '/guide/basic/cli': ['Typings'] },
      config: { '/config/lib/dts': ['typings'] },
    },
    '"typings" leads to /guide/basic/cli and to /config/lib/dts',
  ],
  [
    'places without order',
    {
      basic: {
        '/guide/basic/cli#watch-mode': ['rebuild'],
        '/guide/basic/cli': ['terminal'],
      },
    },
    "/guide/basic/cli isn't in alphabetical order",
  ],
])('reports %s', (_, files, problem) => {
  expect(check(files).join()).toContain(problem);
});

test('each phrase has to find its place', () => {
  const files = new Map([['basic', { '/guide/basic/cli': ['a', 'b'] }]]);
  expect(askedProbes(files)).toEqual([
    { query: 'a', places: ['/guide/basic/cli'] },
    { query: 'b', places: ['/guide/basic/cli'] },
  ]);
});

test('a synonym may not lead elsewhere than the same phrase', () => {
  const files = new Map([['basic', { '/guide/basic/cli': ['Shim', 'b'] }]]);
  const [problem, ...others] = checkSynonyms(files, {
    shim: '/config/lib/shims',
    b: ['/config/lib/banner', '/guide/basic/cli'],
  });
  expect(problem).toContain('as a synonym to /config/lib/shims');
  expect(others).toEqual([]);
});
