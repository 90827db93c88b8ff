import { expect, test } from '@rstest/core';
import type { Redirect } from '../../deploy/checkRedirects.ts';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { checkAddresses } from './checkAddresses.ts';

const pages = {
  'content/en/index.mdx': 'Home\n',
  'content/zh/index.mdx': '首页\n',
  'content/en/lib/index.mdx': '## Mode\n\n## Exe\n',
  'content/zh/lib/index.mdx': '## 模式 {#mode}\n\n## 程序 {#exe}\n',
  'content/en/lib/dts.mdx': '## Only here\n',
  'content/zh/lib/dts.mdx': 'x\n',
  'content/en/english.mdx': 'x\n',
};

const redirects: Redirect[] = [
  { from: '/lib/wasm', to: '/lib/#mode', status: 301 },
  { from: '/zh/lib/wasm', to: '/zh/lib/#mode', status: 301 },
  { from: '/old', to: '/lib/', status: 301 },
  { from: '/zh/old', to: '/zh/lib/', status: 301 },
  { from: '/half', to: '/lib/', status: 301 },
  { from: '/lost', to: '/gone#x', status: 301 },
  { from: '/zh/lost', to: '/zh/lib/#gone', status: 301 },
  { from: '/away', to: 'https://example.com/', status: 301 },
  { from: '/zh/away', to: 'https://example.com/', status: 301 },
];

const check = (...addresses: string[]) =>
  withFiles(pages, root =>
    checkAddresses(
      addresses.map(address => ({ address, file: 'p/a.js', line: 7 })),
      new Site(root),
      redirects,
    ),
  );
const whats = (address: string) => check(address).map(({ what }) => what);

test.each([
  '/',
  '/lib/',
  '/zh/lib/#exe',
  '/lib',
  '/lib/index.html',
  '/lib/#mode',
  '/lib/dts',
  '/lib/dts/',
  '/lib/dts.html',
  '/lib/wasm',
  '/lib/wasm#lost-on-the-way',
  '/old',
  '/old#exe',
  '/away#x',
])('%s leads somewhere in each language', address => {
  expect(check(address)).toEqual([]);
});

test.each([
  ['/gone', ["/gone isn't a page.", "/zh/gone isn't a page."]],
  ['/english', ["/zh/english isn't a page."]],
  [
    '/lib/dts#only-here',
    [
      '/zh/lib/dts#only-here opens content/zh/lib/dts.mdx, which has no heading with the id only-here.',
    ],
  ],
  ['/half', ["/zh/half isn't a page."]],
  [
    '/old#gone',
    [
      '/old#gone (redirected to /lib/) opens content/en/lib/index.mdx, which has no heading with the id gone.',
      '/zh/old#gone (redirected to /zh/lib/) opens content/zh/lib/index.mdx, which has no heading with the id gone.',
    ],
  ],
  [
    '/lost',
    [
      "/lost (redirected to /gone#x) isn't a page.",
      '/zh/lost (redirected to /zh/lib/#gone) opens content/zh/lib/index.mdx, which has no heading with the id gone.',
    ],
  ],
])('finds that %s does not', (address, expected) => {
  expect(whats(address)).toEqual(expected);
});

test('names the file and the remedy, once for each address', () => {
  expect(check('/english', '/english')).toMatchObject([
    {
      file: 'p/a.js',
      line: 7,
      remedy:
        'Write content/zh/english.mdx, or add a redirect to a page in deploy/policy.ts.',
    },
  ]);
});
