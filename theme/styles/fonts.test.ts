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
const shipped = faces.filter(face => face.src?.startsWith('url('));
const standIns = faces.filter(face => face.src?.startsWith('local('));
const percent = (value = '') => Number.parseFloat(value) / 100;

/** Ascent and descent of the two designs, as parts of the font's size. */
const ARCHIVO = { ascent: 0.878, descent: 0.21 };
const MONO = { ascent: 1.02, descent: 0.3 };

test('there are faces to look at', () => {
  expect(shipped).toHaveLength(6);
  expect(standIns.length).toBeGreaterThan(8);
});

test.each(shipped)('$font-family is shown as soon as it is there', face => {
  expect(face['font-display']).toBe('swap');
  expect(face.src).toMatch(/^url\(@[\w/.-]+\?[\w-]+\)$/);
  expect(face['unicode-range']).toBeDefined();
});

const hasSpace = ({ 'unicode-range': range = 'U+20' }) =>
  range.startsWith('U+20');

test('each stand-in has one face with the space, which gives the height', () => {
  const nameOf = (face: (typeof faces)[number]) =>
    `${face['font-family']} ${face['font-weight']}`;
  const names = standIns.filter(hasSpace).map(nameOf);
  expect(names).toEqual([...new Set(standIns.map(nameOf))]);
});

test.each(standIns.filter(hasSpace))(
  '$font-family from $src keeps the lines where they are',
  face => {
    const { ascent, descent } = face['font-family']?.startsWith('Mono')
      ? MONO
      : ARCHIVO;
    const size = percent(face['size-adjust']);
    expect(percent(face['ascent-override']) * size).toBeCloseTo(ascent, 3);
    expect(percent(face['descent-override']) * size).toBeCloseTo(descent, 3);
  },
);

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
