import { expect, test } from '@rstest/core';
import { createPostList } from './createPostList.ts';
import type { CollectedPage } from './types.ts';

function post(routePath: string, date?: unknown): CollectedPage {
  return {
    routePath,
    title: `Title of ${routePath}`,
    toc: [],
    frontmatter: date === undefined ? {} : { date },
    description: `About ${routePath}`,
  };
}

const index = post('/blog/', '2020-01-01');

test('the newest post comes first', () => {
  const posts = [
    post('/blog/old', '2024-12-31'),
    post('/blog/new', '2025-05-14'),
    post('/blog/middle', '2025-01-02'),
  ];
  expect(createPostList(index, posts).map(({ link }) => link)).toEqual([
    '/blog/new',
    '/blog/middle',
    '/blog/old',
  ]);
});

test('a post without a description has an empty one', () => {
  const { description: _description, ...bare } = post('/blog/a', '2025-05-14');
  expect(createPostList(index, [bare])[0]?.description).toBe('');
});

test.each([
  ['the index itself', index],
  ['a page elsewhere', post('/guide/a', '2025-05-14')],
  ['a post of another language', post('/zh/blog/a', '2025-05-14')],
  ['a page without a date', post('/blog/about')],
])('%s is not listed', (_name, page) => {
  expect(createPostList(index, [page])).toEqual([]);
});

test.each([
  ['a date of YAML', new Date('2025-05-14'), '2025-05-14'],
  ['a day', '2025-05-14', '2025-05-14'],
  ['a day with a time', '2025-05-14T10:00:00Z', '2025-05-14'],
  ['a leap day', '2024-02-29', '2024-02-29'],
  ['the first day of Unix', '1970-01-01', '1970-01-01'],
])('%s is listed as the day it is', (_name, date, day) => {
  expect(createPostList(index, [post('/blog/a', date)])[0]?.date).toBe(day);
});

test.each(['May 14, 2025', '14.05.2025', '2025', '2025-13-01', '2025-02-30'])(
  'the date %s is an error that names the page and the remedy',
  date => {
    expect(() => createPostList(index, [post('/blog/a', date)])).toThrow(
      `[page-data] /blog/a has the date "${date}", which is no ISO date, ` +
        'so the blog cannot be sorted. Write it as YYYY-MM-DD.',
    );
  },
);
