import { describe, expect, test } from '@rstest/core';
import { checkNotFoundPages } from './checkNotFoundPages.ts';

const policy = {
  notFound: {
    fallback: '/404.html',
    byPrefix: [{ prefix: '/xx', page: '/xx/404.html' }],
  },
  markdown: { type: 'text/markdown', ending: '.md' },
};
const all = ['404.html', '404.md', 'xx/404.html', 'xx/404.md'];

describe('checkNotFoundPages', () => {
  test('accepts a build with a page for each language', () => {
    expect(() => checkNotFoundPages(policy, new Set(all))).not.toThrow();
  });

  test.each([
    [['xx/404.html'], 'lacks /xx/404.html:'],
    [['404.html'], 'lacks /404.html:'],
    [['xx/404.md'], 'lacks /xx/404.md:'],
    [['404.html', 'xx/404.html'], 'lacks /404.html and /xx/404.html:'],
  ])('refuses a build without %j', (missing, reason) => {
    const files = new Set(all.filter(file => !missing.includes(file)));
    expect(() => checkNotFoundPages(policy, files)).toThrow(reason);
  });
});
