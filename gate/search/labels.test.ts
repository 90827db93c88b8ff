import { expect, test } from '@rstest/core';
import { checkLabels, type LabeledQuery } from './labels.ts';

const site = new Map([['/css', new Set(['sass'])]]);
const right: LabeledQuery = {
  q: 'scss',
  kind: 'problem',
  source: 'https://example.com/1',
  pages: ['/css'],
  sections: ['/css#sass'],
};
const problems = (...changes: Partial<LabeledQuery>[]) =>
  checkLabels(
    changes.map(change => ({ ...right, ...change })),
    site,
  );

test('accepts a page, its beginning, a section, and an honest gap', () => {
  expect(
    problems(
      { sections: ['/css'] },
      { q: 'b', sections: ['/css#'] },
      { q: 'c' },
      { q: 'd', pages: [], sections: [], missing: true },
    ),
  ).toEqual([]);
});

test('reports pages and sections that are not on the site', () => {
  expect(problems({ sections: ['/css#less'] })).toEqual([
    "scss: there's no section /css#less",
  ]);
  expect(problems({ pages: ['/js'], sections: ['/js#a'] })).toEqual([
    "scss: there's no page /js",
  ]);
});

test('reports pages and sections that do not match', () => {
  expect(problems({ pages: ['/css', '/js'] })).toEqual([
    'scss: /js has no section that answers',
  ]);
  expect(problems({ pages: [] })).toEqual(["scss: /css isn't among the pages"]);
});

test('reports a query that is there twice, or without a source or an answer', () => {
  expect(problems({}, {})).toEqual(['scss: is there twice']);
  expect(problems({ source: '' })).toEqual(['scss: has no source']);
  expect(problems({ pages: [], sections: [] })).toEqual([
    'scss: needs either answers or `missing`',
  ]);
  expect(problems({ missing: true })).toEqual([
    'scss: needs either answers or `missing`',
  ]);
});
