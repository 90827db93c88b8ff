import { describe, expect, test } from '@rstest/core';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import {
  addFavorite,
  addRecent,
  readRecords,
  removeSaved,
  shownRecents,
} from './savedSearches.ts';

const record = (id: string): SearchRecord => ({
  objectID: id,
  url: `/${id}`,
  type: 'lvl1',
  hierarchy: {
    lvl0: null,
    lvl1: id,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
});
const records = (count: number) =>
  Array.from({ length: count }, (_, at) => record(`r${at}`));
const ids = (list: readonly SearchRecord[]) =>
  list.map(({ objectID }) => objectID);

describe('saved searches', () => {
  test('the newest recent is first, once, and 7 are kept', () => {
    const saved = addRecent(
      { recents: records(7), favorites: [] },
      record('r3'),
    );
    expect(ids(saved.recents)).toEqual([
      'r3',
      'r0',
      'r1',
      'r2',
      'r4',
      'r5',
      'r6',
    ]);
    expect(addRecent(saved, record('new')).recents).toHaveLength(7);
  });

  test('beside favorites 4 recents are shown', () => {
    expect(shownRecents({ recents: records(7), favorites: [] })).toHaveLength(
      7,
    );
    expect(
      shownRecents({ recents: records(7), favorites: [record('f')] }),
    ).toHaveLength(4);
  });

  test('a favorite leaves the recents, and 10 are kept', () => {
    const saved = addFavorite(
      { recents: [record('a')], favorites: records(10) },
      record('a'),
    );
    expect(saved.recents).toEqual([]);
    expect(saved.favorites).toHaveLength(10);
    expect(saved.favorites[0]?.objectID).toBe('a');
  });

  test('a favorite that is opened stays a favorite', () => {
    const saved = { recents: [], favorites: [record('a')] };
    expect(addRecent(saved, record('a'))).toBe(saved);
  });

  test('removed is gone', () => {
    expect(
      removeSaved({ recents: [record('a')], favorites: [] }, 'a').recents,
    ).toEqual([]);
  });
});

describe('readRecords', () => {
  test('reads what was written', () => {
    const list = records(2);
    expect(readRecords(JSON.stringify(list), 'https://x')).toEqual(list);
  });

  test.each([null, '', '{', 'null', '7', '{}', '[null]', '[{}]'])(
    '%s is no list of records',
    stored => {
      expect(readRecords(stored, 'https://x')).toEqual([]);
    },
  );

  test.each(['javascript:x', '//evil.example', 'https://evil.example/'])(
    'a record that leads to %s is left out',
    url => {
      const stored = JSON.stringify([{ ...record('a'), url }]);
      expect(readRecords(stored, 'https://x')).toEqual([]);
    },
  );
});
