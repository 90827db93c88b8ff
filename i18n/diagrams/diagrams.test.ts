import { describe, expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { diagramStrings } from './index.ts';

const HALF_WIDTH = /\p{Script=Han}\s*[,:;?!]|[,:;?!]\s*\p{Script=Han}/u;

const texts = (strings: object): [string, string][] =>
  Object.entries(strings).flatMap(([name, diagram]) =>
    Object.entries(diagram as Record<string, string>).map(
      ([key, text]): [string, string] => [`${name}.${key}`, text],
    ),
  );

const english = new Map(texts(diagramStrings.en));
const codeOf = (text: string) => (text.match(/`[^`]*`/g) ?? []).sort();

describe('the strings of the drawings', () => {
  test.each(texts(diagramStrings.zh))('%s is Chinese: %s', (key, text) => {
    expect(text).not.toBe(english.get(key));
    expect(text).not.toMatch(HALF_WIDTH);
    // An unclosed backtick would swap strings and code.
    expect(text.split('`').length % 2).toBe(1);
  });

  test.each(
    texts(diagramStrings.zh).filter(([key]) => !/description$/.test(key)),
  )('%s names the same code as in English', (key, text) => {
    expect(codeOf(text)).toEqual(codeOf(english.get(key) ?? ''));
  });
});

test('the picture of both structures says what the file without code has', () => {
  const { files } = JSON.parse(
    readFileSync('examples/results/bundleless.json', 'utf8'),
  ) as { files: Record<string, string[]> };
  const content = files['dist/types.js']?.join('\n') ?? '';
  expect(content).not.toBe('');
  for (const { structure } of Object.values(diagramStrings)) {
    expect(structure.description).toContain(`\`${content}\``);
    expect(Object.values(structure).join()).not.toMatch(/empty|空文件/);
  }
});
