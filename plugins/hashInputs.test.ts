import { expect, test } from '@rstest/core';
import path from 'node:path';
import { withFiles } from '../rules/testing/checkFiles.ts';
import { hashInputs } from './hashInputs.ts';

const files = { 'theme/a.ts': 'a', 'theme/deep/b.ts': 'b', 'lock.json': '{}' };

/** Hashes a project with these files, each time in another folder. */
const hash = (
  content: Record<string, string>,
  inputs = ['theme', 'lock.json'],
): string =>
  withFiles(content, root =>
    hashInputs(
      root,
      inputs.map(input => path.join(root, input)),
    ),
  );

test('the same files in another folder have the same short hash', () => {
  const first = hash(files);
  expect(first).toMatch(/^[0-9a-f]{10}$/);
  expect(hash(files)).toBe(first);
});

test('the order of the inputs does not matter', () => {
  expect(hash(files, ['lock.json', 'theme'])).toBe(hash(files));
});

test.each([
  ['the content of a file', { ...files, 'theme/a.ts': 'A' }],
  ['the content of a deep file', { ...files, 'theme/deep/b.ts': 'B' }],
  ['the content of an input that is a file', { ...files, 'lock.json': '[]' }],
  ['one more file', { ...files, 'theme/c.ts': '' }],
  [
    'the name of a file',
    { 'theme/renamed.ts': 'a', 'theme/deep/b.ts': 'b', 'lock.json': '{}' },
  ],
  [
    'the place of a file',
    { 'theme/deep/a.ts': 'a', 'theme/deep/b.ts': 'b', 'lock.json': '{}' },
  ],
  [
    'two files that swap their contents',
    { 'theme/a.ts': 'b', 'theme/deep/b.ts': 'a', 'lock.json': '{}' },
  ],
])('the hash changes with %s', (_, changed) => {
  expect(hash(changed)).not.toBe(hash(files));
});

test('a file outside the inputs changes nothing', () => {
  expect(hash({ ...files, 'e2e/x.ts': 'x' })).toBe(hash(files));
});

test('an input that is missing is an error', () => {
  expect(() => hash(files, ['gone.json'])).toThrow('gone.json');
});
