// cspell:ignore ELIFECYCLE
import { expect, test } from '@rstest/core';
import { growthOf, LINEAR_GROWTH } from '../../tooling/testing/growthOf.ts';
import { suggestQuery } from './suggestQuery.ts';

test.each([
  ['', ''],
  ['  \n ', ''],
  ['hello\nworld', 'hello'],
  [
    '> vite build\n\nnpm error code 1\nerror   Something went wrong in the plugin',
    'Something went wrong in the plugin',
  ],
  [
    "[tsgo] src/index.ts:2:3 - error TS2322: Type 'number' is not assignable to type 'string'.",
    "TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  ['\u001B[31m  × Cannot mix\u001B[39m  things', 'Cannot mix things'],
  ['npm error code ELIFECYCLE', 'npm error code ELIFECYCLE'.slice(10)],
  [`error ${'long '.repeat(100)}`, 'long '.repeat(16).trim()],
])('%j becomes %j', (output, query) => {
  expect(suggestQuery(output)).toBe(query);
});

test.each(['error', '     '])(
  'a million characters of %j take linear time',
  piece => {
    const growth = growthOf(
      count => suggestQuery(piece.repeat(count)),
      200_000,
    );
    expect(growth).toBeLessThan(LINEAR_GROWTH);
  },
);
