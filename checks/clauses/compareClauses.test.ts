import { expect, test } from '@rstest/core';
import { compareClauses } from './compareClauses.ts';

const clause = (id: string, text: string, owner = 'page') => ({
  id,
  owner,
  text,
});

test('clauses are compared by id, whatever their order', () => {
  const given = [
    clause('1', 'same'),
    clause('2', 'said so'),
    clause('3', 'left out'),
    clause('4', 'same', 'search'),
  ];
  const ours = [
    clause('5', 'new'),
    clause('4', 'same', 'page'),
    clause('2', 'said otherwise'),
    clause('1', 'same'),
  ];
  expect(compareClauses(given, ours)).toEqual({
    missing: ['3'],
    added: ['5'],
    reworded: ['2', '4'],
  });
});

test('the same list has no changes', () => {
  const list = [clause('1', 'same')];
  expect(compareClauses(list, [...list])).toEqual({
    missing: [],
    added: [],
    reworded: [],
  });
});
