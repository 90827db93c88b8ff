import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { drawPicture } from './og-images/drawCards.ts';
import { readTokens } from './readTokens.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'content/public');
const color = readTokens(path.join(root, 'theme/styles/tokens.css'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** What a drawing calls its colors, and which they are. */
const names = { s: 'ink', i: 'muted', v: 'accent' };

describe.each(globSync('{favicon,tools/*}.svg', { cwd: folder }))(
  '%s',
  name => {
    const drawing = read(name);
    const [, light = '', dark = ''] =
      /<style>(.*?)@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(
        drawing,
      ) ?? [];

    test.each([
      ['light', light],
      ['dark', dark],
    ] as const)('has the colors of the site: %s', (theme, rules) => {
      const used = [...rules.matchAll(/\.(\w)\{\w+:(#\w+)\}/g)];
      expect(used).toHaveLength(2);
      for (const [, key = '', value] of used) {
        expect(value).toBe(color(names[key as keyof typeof names])[theme]);
      }
    });

    test('has no others', () => {
      expect(drawing.match(/#\w+/g)).toHaveLength(4);
    });
  },
);

/** The mark in the middle of a square, on a ground if it has one. */
function mark(size: number, margin: number, ground = 'none'): string {
  const [, paths = ''] =
    /<\/style>(.*)<\/svg>/s.exec(read('favicon.svg')) ?? [];
  const scale = (size - 2 * margin) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(${margin} ${margin}) scale(${scale})">${paths
      .replace('class="s"', `fill="${color('ink').light}"`)
      .replace('class="v"', `fill="${color('accent').light}"`)}</g></svg>`;
}

/** An ICO file with one PNG in it. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// What browsers and phones ask for by themselves. To draw one anew, delete it and run
// this test twice.
test.each([
  ['favicon.ico', async () => toIco(await drawPicture(mark(32, 0)), 32)],
  [
    'apple-touch-icon.png',
    () => drawPicture(mark(180, 26, color('paper').light)),
  ],
] as const)('%s is drawn from favicon.svg', async (name, draw) => {
  const file = path.join(folder, name);
  const wanted = Buffer.from(await draw());
  const isThere = existsSync(file);
  if (!isThere) writeFileSync(file, wanted);
  expect(isThere).toBe(true);
  expect(readFileSync(file).equals(wanted)).toBe(true);
});
