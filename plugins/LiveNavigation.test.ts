import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { LiveNavigation } from './LiveNavigation.ts';

let folder = '';
let file = '';
let second = 0;
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  file = path.join(folder, 'navigation.ts');
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each text has a time of its own, however fast the test is. */
function write(text: string) {
  writeFileSync(file, text);
  utimesSync(file, ++second, second);
}
const live = () =>
  new LiveNavigation({ navigation: [], navigationFile: file }, message =>
    said.push(message),
  );
const listOf = (prefix: string) =>
  `export const navigation = [{ text: 'nav.guide', link: '${prefix}', prefix: '${prefix}', groups: [] }];`;

test('it is read again when it changed', async () => {
  const navigation = live();
  write(listOf('/a/'));
  expect((await navigation.read())[0]?.prefix).toBe('/a/');
  write(listOf('/b/'));
  expect((await navigation.read())[0]?.prefix).toBe('/b/');
  expect(navigation.sections[0]?.prefix).toBe('/b/');
  expect(said).toEqual([]);
});

test.each([
  ['no TypeScript', 'export cons navigation'],
  ['another name', 'export const other = [];'],
])('%s: it stays as it was, and one message says why', async (_what, text) => {
  const navigation = live();
  write(listOf('/a/'));
  await navigation.read();
  write(text);
  await navigation.read();
  expect((await navigation.read())[0]?.prefix).toBe('/a/');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('stays as it was');
});

test('without a file it never changes', async () => {
  const navigation = new LiveNavigation(
    { navigation: [], navigationFile: undefined },
    () => {},
  );
  expect(await navigation.read()).toEqual([]);
});
