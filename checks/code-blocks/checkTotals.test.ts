import { describe, expect, test } from '@rstest/core';
import { readPage } from '../../content-model/readPage.ts';
import { checkTotals, listUnverified, lowerFloor } from './checkTotals.ts';

const page = readPage({
  id: 'a',
  lang: 'en',
  file: 'content/en/a.mdx',
  source:
    '```ts\nunmarked\n```\n\n```text unverified="no tool of ours prints it"\nx\n```\n',
});
const rules = (limit: number, floor: Record<string, number>) =>
  checkTotals([page], { unverified: limit }, floor).map(({ rule }) => rule);

describe('numbers over all pages', () => {
  test('pass at the limit and at the floor', () => {
    expect(rules(1, { 'content/en/a.mdx': 1 })).toEqual([]);
  });

  test('fail above the limit', () => {
    expect(rules(0, {})).toEqual(['unverified-limit']);
  });

  test.each([
    ['is too high', { 'content/en/a.mdx': 2 }],
    ['names a page that is gone', { 'content/en/b.mdx': 1 }],
  ])('fail when the floor %s', (_, floor) => {
    expect(rules(1, floor)).toEqual(['floor-too-high']);
  });

  test('a floor is lowered and never raised', () => {
    expect(lowerFloor({ 'content/en/a.mdx': 5, gone: 1 }, [page])).toEqual({
      'content/en/a.mdx': 1,
    });
    expect(lowerFloor({}, [page])).toEqual({});
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
