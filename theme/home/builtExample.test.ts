import { expect, test } from '@rstest/core';
import { excerptOf, sizeOf } from './builtExample.ts';

const build = {
  log: [
    'File (umd)          Size     Gzip',
    'dist/index.js   1.8 kB   0.60 kB',
  ],
  files: { 'dist/index.js': ['const a = 1;', 'export { a };'] },
};

test('an excerpt is a part of a line that was written', () => {
  expect(excerptOf(build, 'dist/index.js', 'export { a }')).toBe(
    'export { a }',
  );
});

test.each([
  ['dist/index.js', 'export { b }'],
  ['dist/index.cjs', 'export { a }'],
])('refuses what %s lacks', (file, part) => {
  expect(() => excerptOf(build, file, part)).toThrow(`${file} of the example`);
});

test('a size is the one that was printed', () => {
  expect(sizeOf(build, 'dist/index.js')).toBe('1.8 kB');
  expect(sizeOf(build, 'dist/index.d.ts')).toBeUndefined();
});
