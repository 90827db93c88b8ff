import { describe, expect, test } from '@rstest/core';
import { checkNotFoundPages } from './checkNotFoundPages.ts';

const notFound = {
  fallback: '/404.html',
  byPrefix: [{ prefix: '/xx', page: '/xx/404.html' }],
};

describe('checkNotFoundPages', () => {
  test('accepts a build with a page for each language', () => {
    const files = new Set(['404.html', 'xx/404.html']);
    expect(() => checkNotFoundPages(notFound, files)).not.toThrow();
  });

  test.each([
    [['404.html'], 'lacks /xx/404.html:'],
    [['xx/404.html'], 'lacks /404.html:'],
    [[], 'lacks /404.html and /xx/404.html:'],
  ])('refuses a build with only %j', (files, reason) => {
    expect(() => checkNotFoundPages(notFound, new Set(files))).toThrow(reason);
  });
});
