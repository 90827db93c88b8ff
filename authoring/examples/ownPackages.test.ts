import { expect, test } from '@rstest/core';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../../tooling/testing/testFolder.ts';
import { hasOwnPackages, installOwnPackages } from './ownPackages.ts';

const folder = testFolder();
const examples = path.join(folder.root, 'examples');
const target = path.join(folder.root, 'installed');
const write = (file: string, data: unknown) =>
  folder.write(`examples/${file}`, JSON.stringify(data));
const project = { name: 'clock', version: '1.0.0' };
const lockOf = (root: object) => ({
  ...project,
  lockfileVersion: 3,
  packages: { '': root },
});

test('an example has packages of its own if it has a lock file', () => {
  write('plain/package.json', project);
  write('own/package.json', project);
  write('own/package-lock.json', lockOf(project));
  expect(['plain', 'own'].map(id => hasOwnPackages(examples, id))).toEqual([
    false,
    true,
  ]);
});

test('they are installed once, and again after the lock file changes', () => {
  const mark = path.join(target, 'clock/node_modules/mark');
  const install = (version: string) => {
    write('clock/package.json', { ...project, version });
    write('clock/package-lock.json', lockOf({ ...project, version }));
    installOwnPackages(examples, 'clock', target);
  };
  install('1.0.0');
  writeFileSync(mark, '');
  install('1.0.0');
  expect(existsSync(mark)).toBe(true);
  // `npm ci` starts from nothing.
  install('2.0.0');
  expect(existsSync(mark)).toBe(false);
});

test('the copy has the files of the example and no others', () => {
  write('files/package.json', project);
  write('files/package-lock.json', lockOf(project));
  write('files/src/old.json', {});
  installOwnPackages(examples, 'files', target);
  rmSync(path.join(examples, 'files/src/old.json'));
  write('files/src/new.json', {});
  installOwnPackages(examples, 'files', target);
  const has = (file: string) => existsSync(path.join(target, 'files', file));
  expect([has('src/old.json'), has('src/new.json')]).toEqual([false, true]);
});

test('a lock file that does not fit says which example cannot be built', () => {
  write('broken/package.json', { ...project, dependencies: { mitt: '3.0.1' } });
  write('broken/package-lock.json', lockOf(project));
  expect(() => installOwnPackages(examples, 'broken', target)).toThrow(
    /examples\/broken can't be installed/,
  );
});
