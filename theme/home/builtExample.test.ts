import { expect, test } from '@rstest/core';
import { excerptOf } from './builtExample.ts';

const build = {
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
