import { describe, expect, test } from '@rstest/core';
import { diffLines, linesOf } from './diffLines.ts';

const SIGNS = { same: ' ', add: '+', remove: '-' };
const show = (before: string, after: string) =>
  diffLines(linesOf(before), linesOf(after)).map(
    ({ kind, text }) => SIGNS[kind] + text,
  );

describe('diffLines', () => {
  test('the same text has no difference', () => {
    expect(show('a\nb\n', 'a\nb\n')).toEqual([' a', ' b']);
  });

  test('a changed line is taken away, then added', () => {
    expect(show('a\nb\nc\n', 'a\nx\nc\n')).toEqual([' a', '-b', '+x', ' c']);
  });

  test('lines between others are found again', () => {
    expect(show('a\nb\nc\nd\n', 'b\nx\nd\ne\n')).toEqual([
      '-a',
      ' b',
      '-c',
      '+x',
      ' d',
      '+e',
    ]);
  });

  test('repeated lines at the ends are not counted twice', () => {
    expect(show('a\na\n', 'a\na\na\n')).toEqual([' a', ' a', '+a']);
    expect(show('}\n', '}\n}\n')).toEqual([' }', '+}']);
  });

  test('a file that is new or gone is added or taken away whole', () => {
    expect(show('', 'a\nb\n')).toEqual(['+a', '+b']);
    expect(show('a\n', '')).toEqual(['-a']);
  });

  test('very long texts come one after the other, in a moment', () => {
    const before = Array.from({ length: 4000 }, (_, n) => `a${n}`);
    const after = before.map(line => line.replace('a', 'b'));
    const lines = diffLines(before, after);
    expect(lines).toHaveLength(8000);
    expect(lines[3999]).toEqual({ kind: 'remove', text: 'a3999' });
    expect(lines[4000]).toEqual({ kind: 'add', text: 'b0' });
  });
});

test('linesOf ends with the last line', () => {
  expect(linesOf('')).toEqual([]);
  expect(linesOf('a\n\n')).toEqual(['a', '']);
  expect(linesOf('a')).toEqual(['a']);
});
