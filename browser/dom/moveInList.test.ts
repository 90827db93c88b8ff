import { expect, test } from '@rstest/core';
import { moveInList } from './moveInList.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 0, undefined],
  ['Tab', 0, undefined],
  ['ArrowDown', 0, undefined],
])('%s leads from %i to %s in a list of four', (key, from, to) => {
  expect(moveInList(key, from, 4)).toBe(to);
});
