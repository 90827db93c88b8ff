import { describe, expect, test } from '@rstest/core';
import type { SidebarNode } from '../../shared/pageRecord.ts';
import { adjacentPages, flattenSidebar } from './adjacentPages.ts';

const sidebar: SidebarNode[] = [
  { text: 'Lead', link: '/lead' },
  { dividerType: 'solid' },
  { sectionHeaderText: 'Sections' },
  {
    text: 'Group with a page',
    link: '/group/',
    items: [
      { text: 'A', link: '/group/a' },
      { text: 'Deep', items: [{ text: 'B', link: '/group/deep/b' }] },
    ],
  },
  { text: 'Group without', items: [{ text: 'C', link: '/c' }] },
];

describe('flattenSidebar', () => {
  test('pages come from top to bottom, the page of a group before its pages', () => {
    expect(flattenSidebar(sidebar)).toEqual([
      { text: 'Lead', link: '/lead' },
      { text: 'Group with a page', link: '/group/' },
      { text: 'A', link: '/group/a' },
      { text: 'B', link: '/group/deep/b' },
      { text: 'C', link: '/c' },
    ]);
  });
});

describe('adjacentPages', () => {
  test.each([
    ['/lead', undefined, '/group/'],
    ['/group/', '/lead', '/group/a'],
    ['/group/a', '/group/', '/group/deep/b'],
    ['/group/deep/b', '/group/a', '/c'],
    ['/c', '/group/deep/b', undefined],
    ['/elsewhere', undefined, undefined],
  ])('around %s are %s and %s', (routePath, previous, next) => {
    const found = adjacentPages(sidebar, routePath);
    expect([found.previous?.link, found.next?.link]).toEqual([previous, next]);
  });

  test('a page without a sidebar has no neighbors', () => {
    expect(adjacentPages([], '/blog/')).toEqual({});
  });
});
