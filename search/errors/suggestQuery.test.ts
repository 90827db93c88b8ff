// cspell:ignore ELIFECYCLE
import { expect, test } from '@rstest/core';
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

test('a million characters without a space take no time to speak of', () => {
  const start = performance.now();
  suggestQuery('error'.repeat(200_000));
  suggestQuery(' '.repeat(1_000_000));
  expect(performance.now() - start).toBeLessThan(3000);
});
