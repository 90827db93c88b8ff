import { expect, test } from '@rstest/core';
import { completeRecord } from './completeRecord.ts';

const known = {
  title: 'Formats',
  routePath: '/guide/formats',
  pageType: 'doc' as const,
  lang: 'en',
  version: '',
  frontmatter: {},
};
const record = {
  ...known,
  toc: [
    { text: 'ESM', id: 'esm', depth: 2 },
    { text: 'CommonJS', id: 'commonjs', depth: 3 },
  ],
  lastUpdatedTime: '5/14/2025, 1:02:03 AM',
};

test('a page of which the build knows nothing has no sidebar and no time of change', () => {
  const [first, second] = record.toc;
  expect(completeRecord(record, undefined)).toEqual({
    ...known,
    sidebar: [],
    _relativePath: '',
    toc: [
      { ...first, charIndex: -1 },
      { ...second, charIndex: -1 },
    ],
  });
});

test('a 404 page is at no address of a language', () => {
  const page = { ...record, routePath: '/zh/404', pageType: '404' as const };
  expect(completeRecord(page, undefined).routePath).toBe('/404');
});
