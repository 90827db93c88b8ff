import { describe, expect, test } from '@rstest/core';
import { compareFiles, counterpart, pickFile, textIn } from './compareFiles.ts';

describe('compareFiles', () => {
  test('tells what is new, gone, and changed, with sizes', () => {
    const before = { 'dist/a.js': 'aa', 'dist/b.js': 'b', 'dist/c.js': 'c' };
    const after = { 'dist/a.js': 'é', 'dist/b.js': 'b', 'dist/d.js': '' };
    expect(compareFiles(before, after)).toEqual([
      { file: 'dist/a.js', before: 2, after: 2 },
      { file: 'dist/d.js', after: 0 },
      { file: 'dist/c.js', before: 1 },
    ]);
    expect(compareFiles(before, before)).toEqual([]);
  });

  test('another extension is another name of the same file', () => {
    const before = { 'dist/i.d.ts': 't', 'dist/i.js': 'a' };
    const after = { 'dist/i.cjs': 'abc', 'dist/i.d.cts': 't' };
    expect(compareFiles(before, after)).toEqual([
      { file: 'dist/i.cjs', was: 'dist/i.js', before: 1, after: 3 },
      { file: 'dist/i.d.cts', was: 'dist/i.d.ts', before: 1, after: 1 },
    ]);
  });

  test('code comes before types, and changed files before new ones', () => {
    const before = { 'dist/a.d.ts': 'a', 'dist/i.js': 'a' };
    const after = { 'dist/a.d.ts': '', 'dist/c.js': '', 'dist/i.js': '' };
    expect(compareFiles(before, after).map(({ file }) => file)).toEqual([
      'dist/i.js',
      'dist/a.d.ts',
      'dist/c.js',
    ]);
  });

  test('a file beside the one of that name is new', () => {
    const before = { 'dist/i.js': 'a' };
    const after = { 'dist/i.js': 'a', 'dist/i.cjs': 'b' };
    expect(compareFiles(before, after)).toEqual([
      { file: 'dist/i.cjs', after: 1 },
    ]);
    expect(counterpart(before, after, 'dist/i.cjs')).toBeUndefined();
  });
});

describe('pickFile', () => {
  const files = (...names: string[]) =>
    Object.fromEntries(names.map(name => [name, '']));

  test.each([
    ['dist/format.js', ['dist/format.js', 'dist/index.js'], 'dist/format.js'],
    ['dist/index.js', ['dist/format.cjs', 'dist/index.cjs'], 'dist/index.cjs'],
    ['dist/cli.mjs', ['dist/cli.js', 'dist/index.js'], 'dist/cli.js'],
    [
      'dist/index.d.cts',
      ['dist/index.d.ts', 'dist/index.js'],
      'dist/index.d.ts',
    ],
    ['dist/gone.css', ['dist/format.js', 'dist/index.js'], 'dist/index.js'],
    [undefined, ['dist/a.d.ts', 'dist/script.js'], 'dist/script.js'],
    [undefined, ['dist/index.css'], 'dist/index.css'],
    ['toString', ['dist/index.js'], 'dist/index.js'],
    ['dist/index.js', [], ''],
  ])('of %s, %j shows %j', (wanted, names, shown) => {
    expect(pickFile(files(...names), wanted)).toBe(shown);
  });
});

test('textIn knows own files alone', () => {
  expect(textIn({ a: '' }, 'a')).toBe('');
  expect(textIn({}, 'constructor')).toBeUndefined();
});
