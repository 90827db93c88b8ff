import { describe, expect, test } from '@rstest/core';
import { createSiteOverview } from './createSiteOverview.ts';
import type { CollectedPage, PageRoute } from './types.ts';

const page = (routePath: string, title: string): CollectedPage => ({
  routePath,
  title,
  toc: [
    { text: 'Part', id: 'part', depth: 2, charIndex: 0 },
    { text: 'Detail', id: 'detail', depth: 3, charIndex: 0 },
  ],
  frontmatter: {},
});
const route = (routePath: string): PageRoute => ({
  routePath,
  absolutePath: '',
  lang: 'en',
  version: '',
});

const all = {
  ...page('/all-pages', 'All pages'),
  frontmatter: { overviewHeaders: [2, 3] },
};
const pages = new Map(
  [
    all,
    page('/', 'Home'),
    page('/guide/a', 'A'),
    page('/guide/b', 'B'),
    page('/guide/hidden', 'Hidden'),
    page('/blog/', 'Blog'),
    page('/blog/post', 'Post'),
  ].map(one => [one.routePath, one]),
);

describe('createSiteOverview', () => {
  const groups = createSiteOverview(
    all,
    [
      {
        sidebar: [
          { link: '/guide/a', text: 'A' },
          { text: 'Group', items: [{ link: '/guide/b', text: 'B' }] },
        ],
        routes: ['/guide/a', '/guide/b', '/guide/hidden'].map(route),
      },
      { sidebar: [], routes: ['/blog/', '/blog/post'].map(route) },
      { sidebar: [], routes: ['/', '/all-pages'].map(route) },
    ],
    link => pages.get(link),
  );

  test('lists each page once, but not itself', () => {
    const links = groups.flatMap(({ items }) => items.map(({ link }) => link));
    expect(links.toSorted()).toEqual(
      [...pages.keys()].filter(link => link !== '/all-pages').toSorted(),
    );
  });

  test('names groups as the sidebar does, others by their first page', () => {
    expect(groups.map(({ name }) => name)).toEqual([
      'Group',
      'A',
      'Hidden',
      'Blog',
      'Home',
    ]);
  });

  test('lists sections as deep as the page asks', () => {
    expect(groups[0]?.items[0]?.headers.map(({ id }) => id)).toEqual([
      'part',
      'detail',
    ]);
  });
});
