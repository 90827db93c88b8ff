import { expect, test } from '@rstest/core';
import { createCard, WIDTH_PX } from './createCard.ts';
import { estimateWidth } from './fitText.ts';

const colors = {
  sheet: '#1',
  line: '#2',
  ink: '#3',
  text: '#4',
  muted: '#5',
  accent: '#6',
};
const card = {
  site: 'Rslib',
  section: '指南',
  title: '快速上手',
  description: '从空文件夹开始。',
  host: 'rslib.rs',
};

test.each([
  ['short', card],
  [
    'long',
    { ...card, title: '很长'.repeat(20), description: '长'.repeat(200) },
  ],
  ['long in Latin', { ...card, title: 'word '.repeat(12) }],
])('a %s page fits its picture', (_name, text) => {
  const ends = createCard(text, colors)
    .lines.filter(({ anchor }) => anchor !== 'end')
    .map(({ x, size, text: line }) => x + estimateWidth(line) * size);
  expect(Math.max(...ends)).toBeLessThanOrEqual(WIDTH_PX);
});

test('lines never stand on each other', () => {
  const { lines } = createCard(
    { ...card, title: '很长'.repeat(12), description: '长'.repeat(200) },
    colors,
  );
  const column = lines.filter(({ x }) => x === lines[1]?.x);
  const gaps = column
    .slice(1)
    .map(({ y, size }, index) => y - size * 0.9 - (column[index]?.y ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test('a page without section or description has no empty lines', () => {
  const { lines } = createCard(
    { ...card, section: '', description: '' },
    colors,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Rslib',
    '快速上手',
    'rslib.rs',
  ]);
});
