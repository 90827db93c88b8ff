import { describe, expect, test } from '@rstest/core';
import { findMissingLangs, isListed } from './routes.ts';

test.each([
  ['/404', false],
  ['/zh/404', false],
  ['/guide/404-pages', true],
  ['/all-pages', false],
  ['/zh/all-pages', false],
  ['/guide/all-pages-of-a-book', true],
  ['/', true],
])('%s is a page of the documentation: %s', (routePath, expected) => {
  expect(isListed({ routePath })).toBe(expected);
});

describe('findMissingLangs', () => {
  const page = { pureRoutePath: 'a', version: 'v1', lang: 'en' };

  test('a page in all languages lacks none', () => {
    expect(
      findMissingLangs(page, [page, { ...page, lang: 'zh' }], ['en', 'zh']),
    ).toEqual([]);
  });

  test('another version or another page is no translation', () => {
    const others = [
      { ...page, lang: 'zh', version: 'v2' },
      { ...page, lang: 'zh', pureRoutePath: 'b' },
    ];
    expect(findMissingLangs(page, [page, ...others], ['en', 'zh'])).toEqual([
      'zh',
    ]);
  });
});
