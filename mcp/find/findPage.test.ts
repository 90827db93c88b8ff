import { describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { findPage, readPageName } from './findPage.ts';

describe('readPageName', () => {
  test.each([
    ['/guide/x', '/guide/x', ''],
    ['guide/x', '/guide/x', ''],
    ['/zh/guide/x.md#part', '/guide/x', 'part'],
    ['https://rslib.rs/zh/guide/x.html?a=1#a%20b', '/guide/x', 'a b'],
    ['/x#%', '/x', '%'],
    ['/guide/index', '/guide/', ''],
    ['/', '/', ''],
    ['', '/', ''],
  ])('%s is %s, section %s', (name, page, section) => {
    expect(readPageName(name)).toEqual({ page, section });
  });
});

const pages = {
  '/': splitCopy('# Home\n'),
  '/guide/': splitCopy('# Guide\n'),
  '/guide/x': splitCopy(
    '# X\n\nSee [y](https://rslib.rs/y/index.md#z).\n\n## One\n\nA.\n\n### Two\n\nB.\n\n## Three\n\n' +
      'C. '.repeat(200),
  ),
  '/zh/guide/x': splitCopy('# 页面\n'),
};
const textOf = (...question: Parameters<typeof findPage>) => {
  const found = findPage(...question);
  return 'text' in found ? found.text : found.problem;
};

describe('findPage', () => {
  test.each([
    ['/', 'en', '# Home'],
    ['/guide', 'en', '# Guide'],
    ['/guide/', 'en', '# Guide'],
    ['/guide/x', 'zh', '# 页面'],
    ['/zh/guide/x', 'zh', '# 页面'],
  ] as const)('%s in %s is %s', (name, lang, text) => {
    expect(textOf(pages, name, lang)).toContain(`\n\n${text}`);
  });

  test('a section has its URL, the title of its page, and what is nested', () => {
    expect(textOf(pages, '/guide/x#one', 'en')).toBe(
      'https://rslib.rs/guide/x#one\n\n# X\n\n## One\n\nA.\n\n### Two\n\nB.',
    );
  });

  test('links lead to pages, with the host', () => {
    expect(textOf(pages, '/guide/x', 'en')).toContain(
      '[y](https://rslib.rs/y/#z)',
    );
  });

  test('a long page is its beginning and its sections', () => {
    const text = textOf(pages, '/guide/x', 'en', 400);
    expect(text).toContain('See [y]');
    expect(text.length).toBeLessThanOrEqual(400);
    expect(text).toContain('- One (#one)\n  - Two (#two)\n- Three (#three)');
  });

  test('a section that is missing is answered with those there are', () => {
    const text = textOf(pages, '/guide/x#none', 'en');
    expect(text).toContain('no section #none');
    expect(text).toContain('- Three (#three)');
  });

  test.each(['/none', '/../guide/x', '/guide//x', '/constructor', '__proto__'])(
    '%s is no page',
    name => {
      expect(textOf(pages, name, 'en')).toContain('There is no page');
    },
  );
});
