import { expect, test } from '@rstest/core';
import { isGood, namesOf, shortError } from './outcomes.ts';

test.each([
  [{ exports: ['a'] }, true],
  [{ exports: [] }, false],
  [{ globals: ['a', 'b'] }, true],
  [{ error: 'SyntaxError' }, false],
])('%o gives something: %s', (outcome, expected) => {
  expect(isGood(outcome)).toBe(expected);
});

test('names of what is exported and of what is global', () => {
  expect(namesOf({ exports: ['a'] })).toEqual(['a']);
  expect(namesOf({ globals: ['b'] })).toEqual(['b']);
});

test.each([
  ['SyntaxError: Unexpected token', 'SyntaxError'],
  ['Error: Cannot find module: mitt', 'Cannot find module: mitt'],
  ['Module not found: no mitt', 'Module not found'],
  ['SyntaxError', 'SyntaxError'],
])('%s is in short %s', (error, short) => {
  expect(shortError(error)).toBe(short);
});
