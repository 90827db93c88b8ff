import { describe, expect, test } from '@rstest/core';
import { drawTree } from './drawTree.ts';
import { cutRegion, withoutMarks } from './regions.ts';
import { selectLog } from './selectLog.ts';

describe('a tree', () => {
  test('shows folders and files in order', () => {
    expect(
      drawTree('dist', ['dist/b/d.js', 'dist/a.js', 'dist/b/c.js', 'src/x.ts']),
    ).toBe('dist\n├── a.js\n└── b\n    ├── c.js\n    └── d.js');
  });

  test('is missing where there is no file', () => {
    expect(drawTree('lib', ['dist/a.js'])).toBeUndefined();
  });

  test('does not mistake a longer name for the folder', () => {
    expect(drawTree('dist', ['dist-types/a.d.ts'])).toBeUndefined();
  });
});

describe('a region', () => {
  const text = [
    'a',
    '  // #region outer',
    '  b',
    '  // #region inner',
    '    c',
    '  // #endregion',
    '  // #endregion',
  ].join('\n');

  test.each([
    ['outer', 'b\n  c'],
    ['inner', 'c'],
    ['other', undefined],
  ])('%s', (name, expected) => {
    expect(cutRegion(text, name)).toBe(expected);
  });

  test('without an end is none', () => {
    expect(cutRegion('// #region open\na', 'open')).toBeUndefined();
  });

  test('leaves no marks in the whole text', () => {
    expect(withoutMarks(text)).toBe('a\n  b\n    c');
  });

  test('may be marked in any kind of comment', () => {
    expect(cutRegion('<!-- #region a -->\nx\n<!-- #endregion -->', 'a')).toBe(
      'x',
    );
  });
});

describe('messages of a log', () => {
  const log = [
    'Rslib v1.0.1',
    '',
    'error   Build error:',
    'File: index.js',
    'error   Failed.',
    '',
    'File (esm)',
    'dist/a.js',
    '',
    'File (cjs)',
    'dist/a.cjs',
  ];

  test.each([
    ['Build error', 'error   Build error:\nFile: index.js'],
    ['Failed', 'error   Failed.'],
    ['File (', 'File (esm)\ndist/a.js\n\nFile (cjs)\ndist/a.cjs'],
    ['*', log.join('\n')],
    ['never', undefined],
  ])('%s', (wanted, expected) => {
    expect(selectLog(log, wanted)).toBe(expected);
  });
});
