import path from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { fileOf, isText, typeOf } from './fileOf.ts';

const { root, write } = testFolder();
const folder = path.join(root, 'site');
for (const name of ['index.html', 'guide/index.html', 'guide/a.html', 'x.js']) {
  write(`site/${name}`, '');
}
const nameOf = (address: string) => {
  const file = fileOf(folder, address);
  return file && path.relative(folder, file);
};

test('finds files by clean addresses', () => {
  expect(nameOf('/')).toBe('index.html');
  expect(nameOf('/guide/a')).toBe('guide/a.html');
  expect(nameOf('/guide/a.html?x=1')).toBe('guide/a.html');
  expect(nameOf('/guide')).toBe('guide/index.html');
  expect(nameOf('/x.js')).toBe('x.js');
});

test('never leaves the folder', () => {
  expect(nameOf('/../../../etc/passwd')).toBeUndefined();
  expect(nameOf('/%2e%2e/%2e%2e/etc/passwd')).toBeUndefined();
  write('site-beside', '');
  expect(nameOf('/..%2fsite-beside')).toBeUndefined();
});

test('tells kinds apart and what to compress', () => {
  expect(typeOf('a/b.mjs').kind).toBe('js');
  expect(typeOf('a.unknown').kind).toBe('data');
  expect(isText('logo.svg')).toBe(true);
  expect(isText('logo.png')).toBe(false);
  expect(isText('Inter.woff2')).toBe(false);
});
