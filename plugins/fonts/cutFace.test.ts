import { afterAll, expect, test } from '@rstest/core';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutFaceOnce } from './cutFace.ts';
import { faces, licenses } from './faces.ts';
import { readRanges } from './readRanges.ts';

const require = createRequire(import.meta.url);
const css = readFileSync(
  path.resolve(import.meta.dirname, '../../theme/styles/fonts.css'),
  'utf8',
);
const ranges = readRanges(css);
const sourceOf = (name: string) => {
  const [, file = ''] = new RegExp(`'([^']+)\\?${name}'`).exec(css) ?? [];
  return readFileSync(require.resolve(file));
};
const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the style sheet names the fonts that are cut, and no other', () => {
  expect([...ranges.keys()].sort()).toEqual(Object.keys(faces).sort());
});

test.each(Object.entries(licenses))('%s has its license', (_, file) => {
  const text = readFileSync(require.resolve(file), 'utf8');
  expect(text).toMatch(/^Copyright /);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('what was cut is kept, and another cut is made anew', async () => {
  const font = sourceOf('jetbrains-mono');
  const cut = { axes: {}, features: [] };
  const make = (text: string, tool: string) =>
    cutFaceOnce(folder, font, text, cut, tool);
  const first = await make('ab', '1');
  expect(first.toString('latin1', 0, 4)).toBe('wOF2');
  expect((await make('ab', '1')).equals(first)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
  await make('ab', '2');
  await make('abc', '1');
  expect(readdirSync(folder)).toHaveLength(3);
});
