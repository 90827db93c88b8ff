import { expect, test } from '@rstest/core';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import { findCaptures } from './captures.ts';
import type { LabeledQuery } from './labels.ts';

const index = (...phrases: string[]): PackedIndex => ({
  areas: ['Guide'],
  pages: [
    ['/esm', 0, 'Formats', [[1, '', 'Formats', 'Compare esm and cjs.']]],
    ['/mode', 0, 'Modes', [[1, '', 'Modes', 'Compare bundle and bundleless.']]],
  ],
  asked: [[0, 'choose a format', ...phrases]],
});
const query: LabeledQuery = {
  q: 'compare bundle and bundleless',
  kind: 'question',
  source: '',
  pages: ['/mode'],
  sections: ['/mode'],
};
const find = (packed: PackedIndex, ...queries: LabeledQuery[]) =>
  findCaptures(async () => packed, 'en', queries);

test('names a phrase without which a query is answered better', async () => {
  const capturing = index('compare bundle formats and bundleless');
  expect(await find(capturing, query)).toEqual([
    '"compare bundle formats and bundleless" on /esm takes "compare bundle and bundleless" from /mode',
  ]);
});

test('other phrases, and queries without an answer, are fine', async () => {
  expect(await find(index('compare esm and cjs'), query)).toEqual([]);
  const unanswered = { ...query, pages: [], sections: [], missing: true };
  const capturing = index('compare bundle formats and bundleless');
  expect(await find(capturing, unanswered)).toEqual([]);
});
