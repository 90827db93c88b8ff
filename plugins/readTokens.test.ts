import { expect, test } from '@rstest/core';
import { parseTokens } from './readTokens.ts';

const colour = parseTokens(
  ':root { --site-paper: light-dark(#fff, #161412); --site-gap: 4px; }',
);

test('gives both schemes of a colour', () => {
  expect(colour('paper')).toEqual({ light: '#fff', dark: '#161412' });
});

test('says what to do about a colour that is gone', () => {
  expect(() => colour('gap')).toThrow('theme/styles/tokens.css');
});
