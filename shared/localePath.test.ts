import { describe, expect, test } from '@rstest/core';
import { localePath, withoutLocale } from './localePath.ts';

describe('localePath', () => {
  test.each([
    ['/', 'en', '/'],
    ['/guide/start/', 'en', '/guide/start/'],
    ['/', 'zh', '/zh/'],
    ['/guide/start/', 'zh', '/zh/guide/start/'],
    ['/blog/post', 'zh', '/zh/blog/post'],
  ])('%s in the language %s is at %s', (path, lang, address) => {
    expect(localePath(path, lang, 'en')).toBe(address);
  });
});

describe('withoutLocale', () => {
  test.each([
    ['/zh/guide/start/', '/guide/start/'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/en/guide', '/guide'],
    ['/', '/'],
    ['/guide/zh/start', '/guide/zh/start'],
    ['/zhs/start', '/zhs/start'],
    ['/zh-notes', '/zh-notes'],
    ['', ''],
  ])('%s is %s without its language', (path, bare) => {
    expect(withoutLocale(path, ['en', 'zh'])).toBe(bare);
  });

  test.each(['/', '/guide/', '/guide/start/cli'])(
    'it takes off what localePath put on %s',
    path => {
      expect(withoutLocale(localePath(path, 'zh', 'en'), ['zh'])).toBe(path);
    },
  );
});
