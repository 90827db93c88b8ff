import { describe, expect, test } from '@rstest/core';
import type { SidebarNode } from '../../shared/pageRecord.ts';
import { createOverview, createSiteOverview } from './createOverview.ts';
import type { CollectedPage, PageRoute } from './types.ts';

function page(
  routePath: string,
  frontmatter: Record<string, unknown> = {},
): CollectedPage {
  return {
    routePath,
    title: `Title of ${routePath}`,
    frontmatter,
    toc: [2, 3, 4].map(depth => ({
      id: `h${depth}`,
      text: `Header ${depth}`,
      depth,
    })),
  };
}

const overview = page('/config/', { overview: true });

function create(
  sidebar: SidebarNode[],
  pages = ['/config/', '/a', '/b', '/c'].map(path => page(path)),
  of = overview,
) {
  return createOverview(of, sidebar, link =>
    pages.find(({ routePath }) => routePath === link),
  );
}

test('an item has the sentence of its page, and what an option is', () => {
  const option = { type: '`boolean`', default: '`true`' };
  const pages = [{ ...page('/a', { description: 'Does a.' }), option }];
  const sidebar = [{ link: '/a', text: 'A' }];
  expect(create(sidebar, pages)[0]?.items).toEqual([
    { text: 'A', link: '/a', headers: h2, description: 'Does a.', ...option },
  ]);
  const all = page('/all', { overview: true, allPages: true });
  expect(create(sidebar, pages, all)[0]?.items).toEqual([
    { text: 'A', link: '/a', headers: h2 },
  ]);
});

const h2 = [{ id: 'h2', text: 'Header 2', depth: 2 }];

describe('createOverview', () => {
  test.each<[string, SidebarNode]>([
    ['the overview itself', { link: '/config/', text: 'Overview' }],
    ['a link that is no page', { link: 'https://rsbuild.rs', text: 'Rsbuild' }],
    ['a divider', { dividerType: 'solid' }],
    ['an empty group', { text: 'Empty', items: [] }],
    ['a group of unknown pages', { text: 'Gone', items: [{ link: '/gone' }] }],
  ])('%s is not listed', (_name, node) => {
    expect(create([node])).toEqual([]);
  });

  type Depths = number[] | undefined;
  test.each<[string, Depths, unknown, Depths, number[]]>([
    ['is 2 when nobody says', undefined, undefined, undefined, [2]],
    ['comes from the overview', undefined, undefined, [4], [4]],
    ['comes from the page before the overview', undefined, [3], [4], [3]],
    ['comes from the sidebar before the page', [2, 4], [3], undefined, [2, 4]],
    ['can be none at all', [], undefined, undefined, []],
    ['is 2 when the page names no list', undefined, '3', undefined, [2]],
  ])(
    'the depth of the headers %s',
    (_, ofEntry, ofPage, ofOverview, depths) => {
      const [group] = create(
        [{ link: '/a', ...(ofEntry && { overviewHeaders: ofEntry }) }],
        [page('/a', { overviewHeaders: ofPage })],
        page('/config/', { overviewHeaders: ofOverview }),
      );
      expect(group?.items[0]?.headers.map(({ depth }) => depth)).toEqual(
        depths,
      );
    },
  );
});

const titled = (routePath: string, title: string): CollectedPage => ({
  routePath,
  title,
  toc: [
    { text: 'Part', id: 'part', depth: 2 },
    { text: 'Detail', id: 'detail', depth: 3 },
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
  ...titled('/all-pages', 'All pages'),
  frontmatter: { overviewHeaders: [2, 3] },
};
const pages = new Map(
  [
    all,
    titled('/', 'Home'),
    titled('/guide/a', 'A'),
    titled('/guide/b', 'B'),
    titled('/guide/hidden', 'Hidden'),
    titled('/blog/', 'Blog'),
    titled('/blog/post', 'Post'),
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
