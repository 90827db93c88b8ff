import { parseArgs } from 'node:util';
import { expect, test } from '@rstest/core';
import { describeMistake, Mistake } from './mistakes.ts';

const USAGE = 'Run `npm run fix`.';

test('a mistake is its message', () => {
  expect(describeMistake(new Mistake('Which page?'), USAGE)).toBe(
    'Which page?',
  );
});

test('an unknown option is named, with what to run', () => {
  const read = () => parseArgs({ args: ['--al'], options: {} });
  let error = new Error();
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof Error) error = thrown;
  }
  expect(describeMistake(error, USAGE)).toBe(
    "Unknown option '--al', so nothing was done. Run `npm run fix`.",
  );
});

test('a fault of ours is none', () => {
  expect(describeMistake(new TypeError('x is undefined'), USAGE)).toBe(
    undefined,
  );
});
