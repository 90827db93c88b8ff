import { beforeEach, expect, test } from '@rstest/core';
import { readHook, showRecord } from '../testing/hooks.tsx';
import { useOverview } from './useOverview.ts';

const item = (text: string, link: string) => ({ text, link, headers: [] });

beforeEach(() =>
  showRecord({
    overview: [
      {
        name: 'Lib options',
        items: [
          item('Lib options', '/config/lib/'),
          item('lib.dts', '/config/lib/dts'),
        ],
      },
      { items: [item('root', '/config/root')] },
    ],
  }),
);

test('an overview lists its groups as headings, and their pages below them', () => {
  const { groups, entries } = readHook(useOverview);
  expect(groups.map(({ id }) => id)).toEqual(['group-1', 'group-2']);
  expect(entries).toEqual([
    { id: 'group-1', text: 'Lib options', depth: 2 },
    { id: 'config-lib', text: 'en:overview.title', depth: 3 },
    { id: 'lib-dts', text: 'lib.dts', depth: 3 },
    { id: 'group-2', text: 'en:overview.others', depth: 2 },
    { id: 'config-root', text: 'root', depth: 3 },
  ]);
});

test('other pages have none', () => {
  showRecord();
  expect(readHook(useOverview)).toEqual({ groups: [], entries: [] });
});
