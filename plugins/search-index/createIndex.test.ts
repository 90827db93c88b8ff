import { expect, test } from '@rstest/core';
import { readIndex } from '@rslib-website/search/readIndex';
import { createIndex, type IndexedPage } from './createIndex.ts';

const page = (
  path: string,
  asked: Record<string, string[]> = {},
): IndexedPage => ({
  path,
  area: 'Guide',
  title: path,
  weight: 1,
  sections: [
    [1, '', path, ''],
    [2, 'a', 'A', ''],
  ],
  askedAt: id => asked[id] ?? [],
});

test('what readers ask is with the position of its section', () => {
  const index = createIndex([
    page('/css', { a: ['styles gone', 'no css'] }),
    page('/dts', { '': ['typings'] }),
  ]);
  expect(index.asked).toEqual([
    [1, 'styles gone', 'no css'],
    [2, 'typings'],
  ]);
  expect(readIndex(JSON.parse(JSON.stringify(index)))).toEqual(index);
});

test('a site without phrases has none in its index', () => {
  expect(createIndex([page('/css')])).not.toHaveProperty('asked');
});

test('phrases in another form are refused', () => {
  const index = { ...createIndex([page('/css')]), asked: [['/css', 'a']] };
  expect(() => readIndex(index)).toThrow('does not have the form');
});
