import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { explorerStrings } from './index.ts';
import { explorerNotes } from './notes.ts';

const samples = globSync('examples/explorer/*/sample.json').map(file => ({
  id: file.split('/').at(-2) ?? '',
  // `as` is right: the command that builds samples reads the same files.
  ...(JSON.parse(readFileSync(file, 'utf8')) as {
    rules: { note?: string }[];
  }),
}));

describe('the text of the playground', () => {
  test('each sample has a title, and each note a text', () => {
    expect(samples.length).toBeGreaterThan(0);
    const used = samples.flatMap(({ rules }) =>
      rules.flatMap(({ note }) => note ?? []),
    );
    expect(Object.keys(explorerNotes)).toEqual(expect.arrayContaining(used));
    expect(Object.keys(explorerStrings.en)).toEqual(
      expect.arrayContaining(samples.map(({ id }) => `sample.${id}`)),
    );
  });

  test('the style sheet shows the panel of each sample without scripts', () => {
    const css = readFileSync('explorer/theme/Page.module.css', 'utf8');
    for (const index of samples.keys())
      expect(css).toContain(`optgroup:nth-child(${index + 1}) > :checked`);
  });

  test('values keep their places in both languages', () => {
    const places = (text: string) => text.match(/\{\{\w+\}\}|`/g)?.sort() ?? [];
    for (const [key, text] of Object.entries(explorerStrings.en))
      expect([key, places(explorerStrings.zh[key as 'sample'])]).toEqual([
        key,
        places(text),
      ]);
  });

  test('backticks come in pairs', () => {
    const odd = Object.values(explorerNotes)
      .flatMap(({ en, zh }): string[] => [en, zh])
      .filter(text => text.split('`').length % 2 === 0);
    expect(odd).toEqual([]);
  });
});
