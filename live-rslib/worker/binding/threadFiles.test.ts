import { expect, test } from '@rstest/core';
import { fs } from '../node/fs.ts';
import { memfsExported } from './threadFiles.ts';

fs.mkdirSync('/folder');
fs.writeFileSync('/file', '');

// What the proxy does: the fields as JSON, with the class of their name.
const passOn = (name: 'Stats' | 'Dirent', value: unknown) =>
  Object.setPrototypeOf(
    JSON.parse(JSON.stringify(value)),
    memfsExported[name].prototype,
  ) as Record<'isFile' | 'isDirectory' | 'isSymbolicLink', () => boolean>;

test.each([
  ['/file', true],
  ['/folder', false],
])('%s stays what it is on its way to a thread', (place, isFile) => {
  const stats = passOn('Stats', fs.statSync(place));
  expect(stats.isFile()).toBe(isFile);
  expect(stats.isDirectory()).toBe(!isFile);
  expect(stats.isSymbolicLink()).toBe(false);
});

test('so do the entries of a folder', () => {
  const entries = fs.readdirSync('/', { withFileTypes: true });
  const isFile = entries.map(entry => passOn('Dirent', entry).isFile());
  expect(isFile).toEqual([true, false]);
});
