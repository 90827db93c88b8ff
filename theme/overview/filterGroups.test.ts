import { describe, expect, test } from '@rstest/core';
import type { OverviewGroup } from '../../universal/pageFacts.ts';
import { filterGroups } from './filterGroups.ts';

function header(text: string) {
  return { id: text, text, depth: 2 };
}

const groups: OverviewGroup[] = [
  {
    name: 'Lib configurations',
    items: [
      {
        text: 'lib.dts',
        link: '/dts',
        headers: [header('dts.bundle'), header('Use `tsgo` here')],
      },
      {
        text: 'lib.outBase',
        link: '/out-base',
        headers: [header('Out-base and bundle')],
      },
    ],
  },
  { items: [{ text: 'Umd-Name', link: '/umd-name', headers: [] }] },
];

/** What is left, as `link: headers`. */
function shown(query: string): Record<string, string[]> {
  return Object.fromEntries(
    filterGroups(groups, query)
      .flatMap(({ items }) => items)
      .map(({ link, headers }) => [link, headers.map(({ text }) => text)]),
  );
}

const all = {
  '/dts': ['dts.bundle', 'Use `tsgo` here'],
  '/out-base': ['Out-base and bundle'],
};

describe('filterGroups', () => {
  test.each(['', '   '])('the query "%s" leaves all as it is', query => {
    expect(filterGroups(groups, query)).toEqual(groups);
  });

  test.each([
    ['the name of a group keeps all its pages', 'configurations', all],
    ['upper and lower case are the same', 'LIB CONFIG', all],
    [
      'the name of a page keeps all its headers',
      'lib.dts',
      { '/dts': all['/dts'] },
    ],
    [
      'a header keeps its page and no other header',
      'bundle',
      { '/dts': ['dts.bundle'], '/out-base': ['Out-base and bundle'] },
    ],
    [
      'a space finds a hyphen',
      'out base',
      { '/out-base': ['Out-base and bundle'] },
    ],
    ['a hyphen finds a space', 'lib-config', all],
    ['a page outside any group is found', 'umd name', { '/umd-name': [] }],
    ['space around the query is ignored', '  umd-name ', { '/umd-name': [] }],
    [
      'a header is found as it reads, without its Markdown',
      'use tsgo here',
      { '/dts': ['Use `tsgo` here'] },
    ],
    ['characters of patterns are plain characters', '.*', {}],
    ['what is nowhere finds nothing', 'webpack', {}],
  ])('%s', (_rule, query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  test('a group keeps its name when some of its pages go', () => {
    expect(filterGroups(groups, 'lib.dts')[0]?.name).toBe('Lib configurations');
  });

  test('the groups that were given stay whole', () => {
    const before = structuredClone(groups);
    filterGroups(groups, 'bundle');
    expect(groups).toEqual(before);
  });
});
