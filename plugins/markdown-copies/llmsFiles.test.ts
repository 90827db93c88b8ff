import { describe, expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import type { Navigation } from '../createNavigation.ts';
import { createLlmsFull, createLlmsIndex } from './createLlmsFiles.ts';
import { readingOrder } from './readingOrder.ts';

const navigation: Navigation = [
  {
    text: 'nav.guide',
    link: '/guide/b',
    prefix: '/guide/',
    groups: [
      { name: { text: 'sidebar.start' }, pages: ['/guide/b', '/guide/a'] },
    ],
  },
  {
    text: 'nav.config',
    link: '/config/',
    prefix: '/config/',
    lead: ['/config/'],
    groups: [{ name: { index: '/config/lib/' }, pages: ['/config/lib/dts'] }],
  },
];
const pages = [
  '/',
  '/config/lib/dts',
  '/config/lib/',
  '/config/',
  '/guide/a',
  '/guide/b',
].map(page => ({
  page,
  title: `T${page}`,
  description: page === '/guide/a' ? '' : `About ${page}.`,
  url: `https://example.com${page}`,
  brief: `# T${page}\n\nBlock.\n\n${'Long '.repeat(24).trim()}\n`,
}));
const sections = readingOrder(pages, navigation, dictionaries.en);

describe('readingOrder', () => {
  test('follows the navigation, and loses no page', () => {
    expect(
      sections.map(section => [section.name, section.pages.map(x => x.page)]),
    ).toEqual([
      ['', ['/']],
      ['Guide / Getting started', ['/guide/b', '/guide/a']],
      ['Config', ['/config/']],
      ['Config / T/config/lib/', ['/config/lib/', '/config/lib/dts']],
    ]);
  });
});

describe('the files for agents', () => {
  const site = {
    title: 'Site',
    description: 'About it.',
    fullUrl: 'https://example.com/full',
    serverNote: 'Ask the server.',
    commandsNote: 'For npm.',
    sameNote: '(See {{path}}.)',
    sections,
  };

  test('the index names each page with what it is about', () => {
    const text = createLlmsIndex(site);
    expect(text).toMatch(
      /^# Site\n\n> About it\.\n\nhttps:\/\/example\.com\/full\n\nAsk the server\.\n\n- \[T\/\]\(https:\/\/example\.com\/\): About \/\.\n\n## Guide \/ Getting started\n\n/,
    );
    expect(text).toContain('- [T/guide/a](https://example.com/guide/a)\n');
    expect(text.endsWith('\n')).toBe(true);
  });

  test('the full text says a thing once, and commands for npm', () => {
    const text = createLlmsFull(site);
    expect(text.match(/Long Long/g)).toHaveLength(1 + 11);
    expect(text.match(/^\(See \/\.\)$/gm)).toHaveLength(pages.length - 1);
    expect(text).toContain('For npm.\n\n| npm | yarn | pnpm | bun |');
    expect(text).toContain('| `npm install -D x` | `yarn add -D x` |');
  });
});
