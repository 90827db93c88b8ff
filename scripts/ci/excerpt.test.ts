import { expect, test } from '@rstest/core';
import { excerpt } from './excerpt.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('short output is repeated whole, without blank lines', () => {
  expect(excerpt('first\n\n  second\n')).toEqual(['first', '  second']);
});

test('of long output the start and the end remain', () => {
  const lines = excerpt(numbered(40).join('\n'));
  expect(lines).toHaveLength(13);
  expect(lines[5]).toBe('line 6');
  expect(lines[6]).toBe('…');
  expect(lines.at(-1)).toBe('line 40');
});

test('a very long line is cut', () => {
  expect(excerpt('x'.repeat(5000))).toEqual([`${'x'.repeat(240)} …`]);
});
