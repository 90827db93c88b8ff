import { describe, expect, test } from '@rstest/core';
import { createCard } from './createCard.ts';
import { drawCards } from './drawCards.ts';
import { findFonts } from './findFonts.ts';

const colors = {
  sheet: '#faf8f5',
  line: '#e6e1da',
  ink: '#1d1a17',
  text: '#3a352f',
  muted: '#6b635a',
  accent: '#b8321a',
};
const card = (title: string) =>
  createCard(
    { site: 'Rslib', section: '指南', title, description: 'a', host: 'b' },
    colors,
  );
const files = findFonts(() => undefined)?.files ?? [];

describe('drawCards', () => {
  const cards = [card('快速上手'), card('Quick start')];

  test('the same page gives the same bytes, whatever is drawn beside it', async () => {
    const [first, second] = await drawCards(cards, files);
    const [alone] = await drawCards(cards.slice(1), files);
    expect(alone && second && Buffer.compare(alone, second) === 0).toBe(true);
    expect(first && second && Buffer.compare(first, second) === 0).toBe(false);
  });

  test('a letter that the font lacks is named', async () => {
    const drawn = drawCards([card('a \u{1f980}')], files);
    await expect(drawn).rejects.toThrow('\u{1f980}');
  });
});

describe('findFonts', () => {
  test('a machine without the font is told what to install', () => {
    const said: string[] = [];
    expect(findFonts(text => said.push(text), ['/nowhere'])).toBeUndefined();
    expect(said[0]).toContain('fonts-noto-cjk');
  });
});
