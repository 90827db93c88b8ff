import { beforeEach, describe, expect, test } from '@rstest/core';
import { engine } from '../../browser/testing/engine.ts';
import { readHook, showRecord } from '../testing/hooks.tsx';
import { useEditLink } from './useEditLink.ts';
import { documentTitle, useHeadTags } from './useHeadTags.ts';
import { usePageAddress } from './usePageAddress.ts';
import { useReportLink } from './useReportLink.ts';

beforeEach(() => showRecord());

test('the link to edit a page leads to its source', () => {
  const source = 'https://github.com/a/b/tree/main/en/guide.mdx';
  expect(readHook(useEditLink)).toBe(source);
  showRecord({ _relativePath: '' });
  expect(readHook(useEditLink)).toBeNull();
});

test('a page has one absolute address', () => {
  expect(readHook(usePageAddress)).toBe('https://a.dev/guide');
});

describe('the link to report a problem', () => {
  test('names the page, its language and the version', () => {
    const { searchParams } = new URL(readHook(useReportLink) ?? '');
    expect(searchParams.get('title')).toBe('en:page.reportTitle Guide');
    expect(searchParams.get('body')).toContain(
      '- Page: https://a.dev/guide\n- Language: en\n- Version: 1.0.1',
    );
  });

  test('is absent where the site wants none', () => {
    showRecord({}, { themeConfig: { locales: [] } });
    expect(readHook(useReportLink)).toBeNull();
  });
});

describe('the head of a page', () => {
  const head = () => {
    readHook(useHeadTags);
    return engine.head as { meta: object[]; link: object[] };
  };

  test('has its address, its other languages, its Markdown and the feed', () => {
    showRecord({ markdownPath: '/guide.md' });
    expect(head().link).toEqual([
      { rel: 'canonical', href: 'https://a.dev/guide' },
      { rel: 'alternate', hreflang: 'en', href: 'https://a.dev/guide' },
      { rel: 'alternate', hreflang: 'zh-Hans', href: 'https://a.dev/zh/guide' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://a.dev/guide' },
      { rel: 'alternate', type: 'text/markdown', href: '/guide.md' },
      expect.objectContaining({ href: 'https://a.dev/blog-rss.xml' }),
    ]);
  });

  test('of a missing page has no address and is not indexed', () => {
    showRecord({ pageType: '404' });
    expect(head().link).toHaveLength(1);
    expect(head().meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

test.each([
  ['doc', 'CLI', undefined, 'CLI - Rslib'],
  ['doc', 'CLI', 'Guide', 'CLI - Guide'],
  ['doc', 'CLI', '| Guide', 'CLI | Guide'],
  ['doc', 'CLI', '- Guide', 'CLI - Guide'],
  ['doc', 'CLI', '· Guide', 'CLI · Guide'],
  ['doc', 'CLI', '', 'CLI'],
  ['doc', 'Rslib', undefined, 'Rslib'],
  ['doc', '', undefined, 'Rslib'],
  ['doc', '', 'Guide', 'Rslib - Guide'],
  ['404', '404', undefined, '404 - Rslib'],
  ['home', 'Home', undefined, 'Rslib'],
  ['home', '', 'Library tool', 'Rslib - Library tool'],
])(
  'a %s page with the title "%s" and the suffix "%s" is called %s',
  (pageType, title, titleSuffix, expected) => {
    const frontmatter = titleSuffix === undefined ? {} : { titleSuffix };
    expect(documentTitle({ pageType, title, frontmatter }, 'Rslib')).toBe(
      expected,
    );
  },
);
