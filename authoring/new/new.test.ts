import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { newExample } from './newExample.ts';
import { newPage } from './newPage.ts';

const project = path.resolve(import.meta.dirname, '../..');
let root = '';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const file of ['site/navigation.ts', 'content/translation.lock.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(project, file), path.join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('a page has two files and its entries in navigation and lock', () => {
  const { files } = newPage(root, '/guide/advanced/source-maps');
  expect(files.every(file => existsSync(path.join(root, file)))).toBe(true);
  expect(read('content/zh/guide/advanced/source-maps.mdx')).toContain('TODO');
  expect(read('site/navigation.ts')).toMatch(
    /'\/guide\/advanced\/module-federation',\s*'\/guide\/advanced\/source-maps',/,
  );
  expect(read('content/translation.lock.json')).toContain(
    'guide/advanced/source-maps',
  );
});

test.each([
  ['a name that is no address', 'guide/advanced/Source maps', 'no name'],
  ['a folder without a group', 'guide/other/x', 'no place'],
  ['a folder spelled wrong', 'guide/advance/x', '/guide/advanced/x?'],
])('%s is refused', (_what, address, message) => {
  expect(() => newPage(root, address)).toThrow(message);
  expect(existsSync(path.join(root, 'content/en'))).toBe(false);
});

test('a page that is there stays as it is', () => {
  newPage(root, 'api/hooks');
  const before = read('site/navigation.ts');
  expect(() => newPage(root, 'api/hooks')).toThrow('there already');
  expect(read('site/navigation.ts')).toBe(before);
});

test('an example is a project with a title to be written', () => {
  newExample(root, 'my-example');
  expect(read('examples/my-example/example.json')).toContain('TODO');
  expect(() => newExample(root, 'my-example')).toThrow('there already');
  expect(() => newExample(root, 'My example')).toThrow('no name');
});
