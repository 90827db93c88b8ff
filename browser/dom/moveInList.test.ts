import { describe, expect, test } from '@rstest/core';
import { moveInList } from './moveInList.ts';

describe('moveInList', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s leads from %i to %i in a list of four', (key, from, to) => {
    expect(moveInList(key, from, 4)).toBe(to);
  });

  test.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])(
    '%s stays in a list of one',
    key => {
      expect(moveInList(key, 0, 1)).toBe(0);
    },
  );

  test.each(['Enter', ' ', 'Tab', 'a', 'ArrowUp', 'ArrowDown'])(
    'the key "%s" leads nowhere',
    key => {
      expect(moveInList(key, 0, 4)).toBeUndefined();
    },
  );
});
