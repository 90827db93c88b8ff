import { expect, test } from '@rstest/core';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import { addFavorite, addRecent, readRecords } from './savedSearches.ts';

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

test('7 recents and 10 favorites are kept, the newest first', () => {
  const full = { recents: records(7), favorites: records(10) };
  const { recents } = addRecent(full, record('a'));
  expect(recents).toEqual([record('a'), ...records(6)]);
  const { favorites } = addFavorite(full, record('a'));
  expect(favorites).toEqual([record('a'), ...records(9)]);
});

test.each([null, '', '{', 'null', '7', '{}', '[null]', '[{}]'])(
  '%s is no list of records',
  stored => {
    expect(readRecords(stored, 'https://x')).toEqual([]);
  },
);

test.each([
  { url: 'javascript:x' },
  { url: '//evil.example' },
  { url: 'https://evil.example/' },
  { hierarchy: { lvl1: { html: 'Bad' } } },
])('a record with %j is left out', other => {
  const stored = JSON.stringify([{ ...record('a'), ...other }, record('b')]);
  expect(readRecords(stored, 'https://x')).toEqual([record('b')]);
});
