import { describe, expect, test } from '@rstest/core';
import { readPage } from '../../content-model/readPage.ts';
import { comments } from '../../i18n/comments.ts';
import { checkTotals, listUnverified } from './checkTotals.ts';

const page = readPage({
  id: 'a',
  lang: 'en',
  file: 'content/en/a.mdx',
  source:
    '```ts\nunmarked\n```\n\n```text unverified="no tool of ours prints it"\nx\n```\n',
});
const chinese = readPage({
  id: 'a',
  lang: 'zh',
  file: 'content/zh/a.mdx',
  source: '```ts\nlet a;\n```\n',
});
const rules = (limit: number) =>
  checkTotals([page], { unverified: limit }).map(({ rule }) => rule);

describe('numbers over all pages', () => {
  test('pass at the limit and fail above it', () => {
    expect(rules(1)).toEqual([]);
    expect(rules(0)).toEqual(['unverified-limit']);
  });

  test('name translated comments that no block shows', () => {
    const what = checkTotals([chinese], { unverified: 0 }).map(x => x.what);
    expect(what).toHaveLength(Object.keys(comments.zh ?? {}).length);
    expect(what[0]).toContain(Object.keys(comments.zh ?? {})[0]);
  });

  test('every exception is listed with its reason', () => {
    expect(listUnverified([page])).toEqual([
      {
        file: 'content/en/a.mdx',
        line: 5,
        reason: 'no tool of ours prints it',
      },
    ]);
  });
});
