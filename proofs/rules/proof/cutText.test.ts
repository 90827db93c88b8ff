import { expect, test } from '@rstest/core';
import { cutLine, cutText } from './cutText.ts';

test('a short line stays as it is', () => {
  expect(cutLine('export {};')).toBe('export {};');
});

test('of a long line, the part that matters is left', () => {
  const line = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`;
  const cut = cutLine(line, 'HERE');
  expect(cut).toContain('aHEREb');
  expect(cut).toMatch(/^… .* … 844 more characters$/);
  expect(cutLine(line)).toMatch(/^aaa.* … 844 more characters$/);
});

test('many lines are cut to what a terminal shows', () => {
  const text = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n');
  expect(cutText('one\ntwo')).toBe('one\ntwo');
  expect(cutText(text.repeat(3))).toMatch(/ … \d+ more characters$/);
});
