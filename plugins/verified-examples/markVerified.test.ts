import { expect, test } from '@rstest/core';
import { markVerified } from './index.ts';

const built = { 'data-example': 'esm', 'data-verified-version': '1.0.1' };

test.each([
  ['title="a.js" example="esm" output="dist/a.js"', 'out'],
  ['example="esm" tree="dist"', 'out'],
  ['example="esm" log="*"', 'print'],
  ['example="esm" prints="node main.js"', 'print'],
])('what a build produced has its example and version: %s', (meta, kind) => {
  expect(markVerified(meta, '1.0.1')).toEqual({ 'data-kind': kind, ...built });
});

test.each([
  ['what the reader writes', 'example="esm" source="src/a.ts"', 'write'],
  ['a command', 'example="esm" command="rslib --watch"', undefined],
  ['what was not built', 'unverified="no tool for it"', undefined],
])('%s has neither', (_, meta, kind) => {
  expect(markVerified(meta, '1.0.1')).toEqual(kind && { 'data-kind': kind });
});
