import { expect, test } from '@rstest/core';
import { fillSidebar } from './fillSidebar.ts';

const titles: Record<string, string> = { '/a': 'Page A', '/b': 'Page B' };
const titleOf = (link: string) => titles[link];

test('entries inside groups are filled at every depth, all else is kept', () => {
  const sidebar = [
    {
      link: '/a',
      collapsible: true,
      tag: 'new',
      items: [{ text: 'Inner', items: [{ link: '/b' }] }],
    },
  ];
  expect(fillSidebar(sidebar, titleOf)).toEqual([
    {
      link: '/a',
      text: 'Page A',
      collapsible: true,
      tag: 'new',
      items: [{ text: 'Inner', items: [{ link: '/b', text: 'Page B' }] }],
    },
  ]);
});

test('dividers and section headers need no text', () => {
  const sidebar = [
    { dividerType: 'solid' as const },
    { sectionHeaderText: 'More' },
  ];
  expect(fillSidebar(sidebar, titleOf)).toEqual(sidebar);
});

test('the sidebar that was given is left as it was', () => {
  const sidebar = [{ text: 'Group', items: [{ link: '/a' }] }];
  fillSidebar(sidebar, titleOf);
  expect(sidebar).toEqual([{ text: 'Group', items: [{ link: '/a' }] }]);
});

test.each([
  ['names a missing page', [{ link: '/gone' }], '/gone'],
  [
    'names a missing page in a group',
    [{ text: 'Group', items: [{ link: '/gone' }] }],
    '/gone',
  ],
  ['is empty', [{}], 'an entry without link and text'],
])('an entry that %s is an error that says so', (_case, sidebar, named) => {
  expect(() => fillSidebar(sidebar, titleOf)).toThrow(
    `[page-data] The sidebar names ${named}, ` +
      'but no page with a title is at that path, so readers would see an empty entry. ' +
      'Correct the address in site/navigation.ts or add the page.',
  );
});

test('while pages are written, an entry without one shows its address', () => {
  const told: string[] = [];
  expect(
    fillSidebar([{ link: '/new' }], titleOf, message => told.push(message)),
  ).toEqual([{ link: '/new', text: '/new' }]);
  expect(told.join()).toContain('/new');
});
