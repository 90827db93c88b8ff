import { expect, test } from '@rstest/core';
import { codesOf, readRanges } from './readRanges.ts';

const face = (name: string, range: string) =>
  `@font-face { src: url('some/font.woff2?${name}') format('woff2'); ${range} }`;

test('reads single characters and ranges', () => {
  expect(codesOf('U+41-43, U+d7,U+2500')).toEqual([
    0x41, 0x42, 0x43, 0xd7, 0x2500,
  ]);
});

test.each(['U+4?', '65', ''])('“%s” is no range, and says so', range => {
  expect(() => codesOf(range)).toThrow('is no range of characters');
});

test('a font has the characters of all faces that use it, in order', () => {
  const css =
    face('text', 'unicode-range: U+42-43, U+41;') +
    face('text', 'unicode-range: U+43, U+2026;') +
    face('mono', 'unicode-range: U+7c;') +
    `@font-face { src: local('Arial'); }`;
  expect([...readRanges(css)]).toEqual([
    ['text', 'ABC…'],
    ['mono', '|'],
  ]);
});

test('a font without characters is an error', () => {
  expect(() => readRanges(face('text', ''))).toThrow(
    'The face of text has no unicode-range',
  );
});
