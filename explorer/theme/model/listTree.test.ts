import { expect, test } from '@rstest/core';
import { listTree } from './listTree.ts';

test('files are listed by folder: code, styles, types, the entry first', () => {
  const names = listTree([
    'dist/a/x.js',
    'dist/a.css',
    'dist/a.d.cts',
    'dist/a.js',
    'dist/index.css',
    'dist/index.d.cts',
    'dist/index.js',
  ]).map(({ name, files }) => [name, ...files.map(file => file.name)]);
  expect(names).toEqual([
    [
      'dist/',
      'index.js',
      'a.js',
      'index.css',
      'a.css',
      'index.d.cts',
      'a.d.cts',
    ],
    ['dist/a/', 'x.js'],
  ]);
});

test('a file keeps its whole path', () => {
  expect(listTree(['dist/a/x.js'])[0]?.files).toEqual([
    { name: 'x.js', path: 'dist/a/x.js' },
  ]);
});
