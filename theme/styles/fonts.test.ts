import { describe, expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The declarations of each face, by property. */
const faces = [...read('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) =>
    Object.fromEntries(
      body.split(';').flatMap(line => {
        const [, name = '', value = ''] =
          /^\s*([\w-]+):\s*(.+)$/s.exec(line) ?? [];
        return name
          ? [[name, value.replace(/\s+/g, ' ').replaceAll("'", '')]]
          : [];
      }),
    ),
);
test('there are faces to look at', () => {
  expect(faces).toHaveLength(6);
});

test.each(faces)('$font-family is shown as soon as it is there', face => {
  expect(face['font-display']).toBe('swap');
  expect(face.src).toMatch(/^url\(@[\w/.-]+\?[\w-]+\)$/);
  expect(face['unicode-range']).toBeDefined();
});

describe('in Chinese', () => {
  const HAN_SIGNS = [...'·—‘’“”…'].map(sign => sign.codePointAt(0) ?? 0);
  const covers = (range: string, code: number) =>
    range.split(',').some(part => {
      const [first = '', last = first] = part.trim().slice(2).split('-');
      return (
        code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
      );
    });

  test.each(
    faces.filter(face =>
      /^(?:Archivo|Display)(?! Signs)/.test(face['font-family'] ?? ''),
    ),
  )('$font-family has none of the signs that Han faces set', face => {
    const range = face['unicode-range'] ?? '';
    expect(range).not.toBe('');
    expect(HAN_SIGNS.filter(code => covers(range, code))).toEqual([]);
  });

  test('those signs come from a face of their own, which Chinese leaves out', () => {
    const [, chinese = ''] =
      /html:lang\(zh\) \{([^}]*)\}/.exec(read('base.css')) ?? [];
    expect(chinese).toMatch(/--site-font-rest: var\(--site-font-han\)/);
    expect(chinese).not.toContain('Signs');
  });
});
