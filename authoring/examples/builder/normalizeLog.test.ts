import { describe, expect, test } from '@rstest/core';
import { hideFolders, normalizeLog } from './normalizeLog.ts';

const folders = { '/tmp/x/one': '<project>', '/tmp/x': '<folder>' };
const normalize = (...lines: string[]) =>
  normalizeLog(lines.join('\n'), folders);

describe('a log', () => {
  test.each([
    ['time', 'ready   built in 0.09s', 'ready   built in <time>'],
    ['time with a space', 'done in 0.77 s (esm)', 'done in <time> (esm)'],
    ['long time', 'done in 1 m 5 s (esm)', 'done in <time> (esm)'],
    ['very long time', 'done in 2 m', 'done in <time>'],
    ['short time', 'done in 85 ms', 'done in <time>'],
    ['path', 'at /tmp/x/one/src/a.ts.', 'at <project>/src/a.ts.'],
    ['colour', '\u001B[31merror\u001B[39m   a', 'error   a'],
    [
      'version of Node.js',
      `Node.js ${process.version}, ${process.versions.node}.`,
      'Node.js <version>, <version>.',
    ],
    ['space at the end', 'File (esm)   ', 'File (esm)'],
    [
      'process',
      '(node:12) Warning: a?fresh-import-ab1=2,',
      '(node) Warning: a,',
    ],
  ])('loses its %s', (_, line, expected) => {
    expect(normalize(line)).toEqual([expected]);
  });

  test('keeps sizes and other versions', () => {
    const line = `dist/a.js   0.33 kB with 1.0.1, ${process.versions.node}.1`;
    expect(normalize(line)).toEqual([line]);
  });

  test('loses stack traces and empty ends', () => {
    expect(
      normalize(
        '',
        'error   Bad',
        '    at run (file:///a.js:1:2)',
        '    at async Promise.all (index 0)',
        '      │     at new Promise (<anonymous>)',
        '',
      ),
    ).toEqual(['error   Bad']);
  });

  test('has parallel lines in one order', () => {
    const first = normalize(
      'info    build started...',
      'start   generating declaration files... (esm)',
      'ready   built in 0.2s (esm)',
      'ready   built in 0.1s (cjs)',
      'ready   declaration files generated with tsgo in 1 s (esm)',
    );
    expect(first).toEqual([
      'info    build started...',
      'ready   built in <time> (cjs)',
      'ready   built in <time> (esm)',
      'start   generating declaration files... (esm)',
      'ready   declaration files generated with tsgo in <time> (esm)',
    ]);
  });

  test('starts the declarations after a build that fails', () => {
    const after = [
      'error   Build error:',
      'File: ./src/index.ts:1:1',
      'error   build failed in <time>',
      'start   generating declaration files... (esm)',
    ];
    const [error = '', file = '', failed = '', start = ''] = after;
    expect(normalize(start, error, file, failed)).toEqual(after);
    expect(normalize(error, start, file, failed)).toEqual(after);
    expect(normalize(...after)).toEqual(after);
  });

  test('may be empty', () => {
    expect(normalize('', '')).toEqual([]);
  });
});

test('the longest folder is hidden first', () => {
  expect(hideFolders('/tmp/x/one /tmp/x', folders)).toBe('<project> <folder>');
});
