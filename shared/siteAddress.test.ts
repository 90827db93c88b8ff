import { describe, expect, test } from '@rstest/core';
import {
  addressToId,
  cleanAddress,
  fileToAddress,
  joinAddress,
  splitAddress,
  translateAddress,
  versionsOf,
} from './siteAddress.ts';

const rules = {
  langs: ['en', 'zh'],
  defaultLang: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};

const addresses = [
  ['/', { version: 'v2', lang: 'en', page: '/' }],
  ['/guide/start/', { version: 'v2', lang: 'en', page: '/guide/start/' }],
  ['/zh/', { version: 'v2', lang: 'zh', page: '/' }],
  [
    '/zh/config/lib/dts',
    { version: 'v2', lang: 'zh', page: '/config/lib/dts' },
  ],
  ['/v1/', { version: 'v1', lang: 'en', page: '/' }],
  ['/v1/zh/guide/', { version: 'v1', lang: 'zh', page: '/guide/' }],
] as const;

describe('splitAddress and joinAddress', () => {
  test.each(addresses)('%s comes apart', (address, parts) => {
    expect(splitAddress(address, rules)).toEqual(parts);
  });

  test.each(addresses)('%s comes together again', (address, parts) => {
    expect(joinAddress(parts, rules)).toBe(address);
  });

  test('a path never leads to another host', () => {
    for (const address of ['/zh//evil.example', '/v1/zh///evil.example/x']) {
      const parts = splitAddress(address, rules);
      const english = { ...parts, version: 'v2', lang: 'en' };
      expect(joinAddress(english, rules)).toMatch(/^\/evil/);
    }
  });

  test('a language inside the path is part of the page', () => {
    expect(splitAddress('/guide/zh/', rules).page).toBe('/guide/zh/');
  });

  test('without versions nothing is taken for one', () => {
    const plain = { ...rules, versions: [], defaultVersion: '' };
    expect(splitAddress('/v1/zh/', plain)).toEqual({
      version: '',
      lang: 'en',
      page: '/v1/zh/',
    });
  });
});

describe('splitAddress', () => {
  test.each([
    ['/zh', 'zh', '/'],
    ['/en/guide', 'en', '/guide'],
    ['/zhs/start', 'en', '/zhs/start'],
    ['/zh-notes', 'en', '/zh-notes'],
  ])('%s is in %s, page %s', (address, lang, page) => {
    expect(splitAddress(address, rules)).toEqual({ version: 'v2', lang, page });
  });
});

describe('translateAddress', () => {
  test.each([
    ['/', 'zh', '/zh/'],
    ['/blog/post', 'zh', '/zh/blog/post'],
    ['/zh/guide/#part', 'en', '/guide/#part'],
    ['/v1/guide/', 'zh', '/v1/zh/guide/'],
    ['/zh/guide/', 'zh', '/zh/guide/'],
  ])('%s in %s is %s', (address, lang, other) => {
    expect(translateAddress(address, lang, rules)).toBe(other);
  });
});

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/zh/index.html', '/zh/'],
  ['/guide/x.mdx', '/guide/x'],
  ['/guide/my-index', '/guide/my-index'],
])('%s is spelled %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test('a site without versions has one', () => {
  expect(versionsOf(rules)).toEqual(['v1', 'v2']);
  expect(versionsOf({ ...rules, versions: [], defaultVersion: '' })).toEqual([
    '',
  ]);
});

describe('the page at an address', () => {
  test.each([
    ['index', '/'],
    ['guide/index', '/guide/'],
    ['config/lib/format', '/config/lib/format'],
  ])('%s is at %s, and back', (id, address) => {
    expect(fileToAddress(id)).toBe(address);
    expect(fileToAddress(`${id}.html`)).toBe(address);
    for (const lang of rules.langs)
      expect(addressToId(translateAddress(address, lang, rules), rules)).toBe(
        id,
      );
  });
});
