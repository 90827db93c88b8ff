import { describe, expect, test } from '@rstest/core';
import { activeHeading } from './activeHeading.ts';

const EDGE = 96;

function positions(...tops: number[]) {
  return tops.map((top, index) => ({ id: `h${index + 1}`, top }));
}

describe('activeHeading', () => {
  test.each([
    ['above the first heading', positions(300, 600), undefined],
    ['at the first heading', positions(EDGE, 400), 'h1'],
    ['a little short of a heading', positions(-200, EDGE + 8), 'h2'],
    ['well short of a heading', positions(-200, EDGE + 9), 'h1'],
    ['between two headings', positions(-500, -100, 400), 'h2'],
    ['below the last heading', positions(-900, -500, -100), 'h3'],
    ['on a page without headings', [], undefined],
  ])('%s the right one is active', (_case, tops, id) => {
    expect(activeHeading(tops, EDGE, false)).toBe(id);
  });

  test.each([
    [
      'the last heading, though it cannot reach the edge',
      positions(0, 500),
      'h2',
    ],
    ['none where there is none', [], undefined],
  ])('at the end of the page it is %s', (_case, tops, id) => {
    expect(activeHeading(tops, EDGE, true)).toBe(id);
  });
});
