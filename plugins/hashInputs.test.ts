import { afterAll, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashInputs } from './hashInputs.ts';

const work = mkdtempSync(path.join(tmpdir(), 'hash-inputs-'));
afterAll(() => rmSync(work, { recursive: true }));

const files = { 'theme/a.ts': 'a', 'theme/deep/b.ts': 'b', 'lock.json': '{}' };

/** Hashes a project with these files, which stands in a folder of this name. */
function hash(
  folder: string,
  content: Record<string, string>,
  inputs = ['theme', 'lock.json'],
): string {
  const root = path.join(work, folder);
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return hashInputs(
    root,
    inputs.map(input => path.join(root, input)),
  );
}

test('the same files in another folder have the same short hash', () => {
  const first = hash('first', files);
  expect(first).toMatch(/^[0-9a-f]{10}$/);
  expect(hash('moved/elsewhere', files)).toBe(first);
});

test('the order of the inputs does not matter', () => {
  expect(hash('ordered', files, ['lock.json', 'theme'])).toBe(
    hash('ordered', files, ['theme', 'lock.json']),
  );
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
])('the hash changes with %s', (name, changed) => {
  expect(hash(name, changed)).not.toBe(hash('unchanged', files));
});

test('a file outside the inputs changes nothing', () => {
  expect(hash('other', { ...files, 'e2e/x.ts': 'x' })).toBe(
    hash('none', files),
  );
});

test('an input that is missing is an error', () => {
  expect(() => hash('missing', files, ['gone.json'])).toThrow('gone.json');
});
