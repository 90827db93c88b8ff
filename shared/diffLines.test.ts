import { describe, expect, test } from '@rstest/core';
import { diffLines, linesOf } from './diffLines.ts';

const SIGNS = { same: ' ', add: '+', remove: '-' };
const show = (before: string, after: string) =>
  diffLines(linesOf(before), linesOf(after)).map(
    ({ kind, text }) => SIGNS[kind] + text,
  );

describe('diffLines', () => {
  test.each([
    ['the same text has no difference', 'a b', 'a b', ' a, b'],
    [
      'a changed line is taken away, then added',
      'a b c',
      'a x c',
      ' a,-b,+x, c',
    ],
    [
      'lines between others are found again',
      'a b c d',
      'b x d e',
      '-a, b,-c,+x, d,+e',
    ],
    ['repeated lines are not counted twice', 'a a', 'a a a', ' a, a,+a'],
    ['nor is a last one', '}', '} }', ' },+}'],
    ['a new file is added whole', '', 'a b', '+a,+b'],
    ['one that is gone is taken away', 'a', '', '-a'],
  ])('%s', (_, before, after, lines) => {
    const [one, other] = [before, after].map(text =>
      text.split(' ').join('\n'),
    );
    expect(show(one ?? '', other ?? '').join()).toBe(lines);
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
