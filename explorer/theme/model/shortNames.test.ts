import { expect, test } from '@rstest/core';
import { nameOfOption, shortLabel } from './shortNames.ts';

test.each([
  ['lib.format', 'format'],
  ['output.autoExternal', 'autoExternal'],
  ['package.json', 'package.json'],
])('%s is called %s', (option, name) => {
  expect(nameOfOption({ option })).toBe(name);
});

test.each([
  ['esm', 'esm'],
  ['not set', 'not set'],
  ['src/index.ts', 'index.ts'],
  ['type: module', 'module'],
  ['{ bundle: true }', 'bundle'],
  ['index, cli', 'index, cli'],
])('the value %s is shown as %s', (label, short) => {
  expect(shortLabel(label)).toBe(short);
});
