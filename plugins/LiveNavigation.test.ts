import { utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@rstest/core';
import { testFolder } from '../tooling/testing/testFolder.ts';
import { LiveNavigation } from './LiveNavigation.ts';

const folder = testFolder();
const file = path.join(folder.root, 'navigation.ts');
let second = 0;
let said: string[] = [];
beforeEach(() => {
  said = [];
});

/** Each text has a time of its own, however fast the test is. */
function write(text: string) {
  folder.write('navigation.ts', text);
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
