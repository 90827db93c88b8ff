import { expect, test } from '@rstest/core';
import { patches, patchFile, unusedPatches } from './patches.ts';

const patch = { file: 'a/b.js', from: 'old', to: 'new', why: 'a reason' };

test('a patch applies to its file alone', () => {
  expect(patchFile('/x/a/b.js', 'an old $& line', [patch])).toBe(
    'an new $& line',
  );
  expect(patchFile('/x/a/c.js', 'old', [patch])).toBe('old');
});

test.each([
  ['nothing', 'nowhere'],
  ['old and old', 'more than once'],
])('a text with %s of it stops the build', (text, count) => {
  expect(() => patchFile('/x/a/b.js', text, [patch])).toThrow(
    new RegExp(`fits ${count}.*a reason`),
  );
});

test('a file that is no longer bundled is named', () => {
  const files = patches.map(({ file }) => `/node_modules/${file}`);
  expect(unusedPatches(files)).toEqual([]);
  expect(unusedPatches(files.slice(0, -1))).toEqual([patches.at(-1)?.file]);
});
