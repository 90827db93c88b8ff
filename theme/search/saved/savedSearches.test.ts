import { describe, expect, test } from '@rstest/core';
import type { SearchRecord } from '../../../search/SearchRecord.ts';
import {
  addFavourite,
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
      { recents: records(7), favourites: [] },
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

  test('beside favourites 4 recents are shown', () => {
    expect(shownRecents({ recents: records(7), favourites: [] })).toHaveLength(
      7,
    );
    expect(
      shownRecents({ recents: records(7), favourites: [record('f')] }),
    ).toHaveLength(4);
  });

  test('a favourite leaves the recents, and 10 are kept', () => {
    const saved = addFavourite(
      { recents: [record('a')], favourites: records(10) },
      record('a'),
    );
    expect(saved.recents).toEqual([]);
    expect(saved.favourites).toHaveLength(10);
    expect(saved.favourites[0]?.objectID).toBe('a');
  });

  test('a favourite that is opened stays a favourite', () => {
    const saved = { recents: [], favourites: [record('a')] };
    expect(addRecent(saved, record('a'))).toBe(saved);
  });

  test('removed is gone', () => {
    expect(
      removeSaved({ recents: [record('a')], favourites: [] }, 'a').recents,
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
