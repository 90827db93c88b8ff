import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listLicenses, packageOf } from './licenses.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

test('finds the package of a file', () => {
  expect(packageOf('/a/node_modules/b/c/d.js')).toBe('/a/node_modules/b');
  expect(packageOf('/a/node_modules/@s/b/c.js')).toBe('/a/node_modules/@s/b');
  expect(packageOf('/a/node_modules/b/node_modules/c/d.js')).toBe(
    '/a/node_modules/b/node_modules/c',
  );
  expect(packageOf('/a/b.js')).toBeUndefined();
});

test('lists each package once, with the text of its license', () => {
  const list = listLicenses([
    `${modules}/memfs/lib/index.js`,
    `${modules}/events/events.js`,
    `${modules}/events/other.js`,
    '/ours.ts',
  ]);
  expect(list.match(/^events 3.3.0: MIT$/gm)).toHaveLength(1);
  expect(list).toContain('Copyright Joyent');
  expect(list).toContain('memfs 4.80.0: Apache-2.0');
});

test('lists what a package has compiled into itself', () => {
  const list = listLicenses([`${modules}/@rsbuild/core/dist/index.js`]);
  expect(list.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(
    2,
  );
});
