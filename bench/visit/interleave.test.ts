import { expect, test } from '@rstest/core';
import { orderOfRound } from './interleave.ts';

test('each site is first in turn and none is left out', () => {
  const sites = ['a', 'b', 'c'];
  expect(orderOfRound(sites, 0)).toEqual(['a', 'b', 'c']);
  expect(orderOfRound(sites, 1)).toEqual(['b', 'c', 'a']);
  expect(orderOfRound(sites, 5)).toEqual(['c', 'a', 'b']);
});
