import { describe, expect, test } from '@rstest/core';
import { createCard, WIDTH_PX } from './createCard.ts';
import { estimateWidth } from './wrapText.ts';

const colours = {
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

describe('createCard', () => {
  test.each([
    ['short', card],
    [
      'long',
      { ...card, title: '很长'.repeat(20), description: '长'.repeat(200) },
    ],
    ['long in Latin', { ...card, title: 'word '.repeat(12) }],
  ])('a %s page fits its picture', (_name, text) => {
    for (const { x, size, anchor, text: line } of createCard(text, colours)
      .lines) {
      if (anchor !== 'end')
        expect(x + estimateWidth(line) * size).toBeLessThanOrEqual(WIDTH_PX);
    }
  });

  test('lines never stand on each other', () => {
    const { lines } = createCard(
      { ...card, title: '很长'.repeat(12), description: '长'.repeat(200) },
      colours,
    );
    const column = lines.filter(({ x }) => x === lines[1]?.x);
    for (const [index, { y, size }] of column.entries()) {
      const above = column[index - 1];
      if (above) expect(y - size).toBeGreaterThan(above.y - size * 0.1);
    }
  });

  test('a page without section or description has no empty lines', () => {
    const { lines } = createCard(
      { ...card, section: '', description: '' },
      colours,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Rslib',
      '快速上手',
      'rslib.rs',
    ]);
  });
});
