import { expect, test } from '@rstest/core';
import { isPublished } from './isPublished.ts';

test.each<[file: string, files: string[] | undefined, isThere: boolean]>([
  ['src/a.ts', undefined, true],
  ['dist/a.js', ['dist'], true],
  ['dist/deep/a.js', ['./dist/'], true],
  ['dist', ['dist'], true],
  ['distant/a.js', ['dist'], false],
  ['src/a.ts', ['dist'], false],
  ['package.json', [], true],
  ['README.md', [], true],
  ['LICENSE', [], true],
  ['docs/README.md', [], false],
  ['dist/a.js', ['dist/*.js'], true],
  ['dist/deep/a.js', ['dist/*.js'], false],
  ['dist/deep/a.js', ['dist/**/*.js'], true],
  ['dist/a.js', ['dist/**/*.js'], true],
  ['dist/a.cjs', ['dist/*.{js,cjs}'], true],
  ['dist/a-js', ['dist/a.js'], false],
  ['dist/a.js.map', ['dist', '!dist/*.map'], false],
  ['dist/a.js', ['dist', '!dist/*.map'], true],
])('%s with files %j: %s', (file, files, isThere) => {
  expect(isPublished(file, files ? { files } : {})).toBe(isThere);
});

test('what main and bin name is published, too', () => {
  const fields = { files: [], main: './a.js', bin: { b: 'b.js' } };
  expect(isPublished('a.js', fields)).toBe(true);
  expect(isPublished('b.js', fields)).toBe(true);
  expect(isPublished('b.js', { files: [], bin: './b.js' })).toBe(true);
  expect(isPublished('c.js', fields)).toBe(false);
});
