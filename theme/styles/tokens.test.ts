import { describe, expect, test } from '@rstest/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseColors } from '../../shared/parseColors.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const tokens = parseColors(
  ['tokens.css', 'homeTokens.css']
    .map(file => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n'),
);

function color(name: string, theme: Theme): string {
  const found = tokens.get(name)?.[theme];
  if (!found)
    throw new Error(
      `Neither tokens.css nor homeTokens.css has a color pair ${name}.`,
    );
  return found;
}

/** Relative luminance as WCAG 2 defines it; only opaque colors have one. */
function luminance(hex: string): number {
  const digits = /^#[0-9a-f]{3}$/i.test(hex)
    ? [...hex.slice(1)].map(digit => digit + digit)
    : hex.slice(1).match(/../g);
  if (digits?.length !== 3) throw new Error(`${hex} is no opaque color.`);
  const [red = 0, green = 0, blue = 0] = digits.map(pair => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Every pair of the two lists that does not reach a contrast, with its value. */
function tooClose(
  front: readonly string[],
  back: readonly string[],
  least: number,
): string[] {
  return themes.flatMap(theme =>
    front.flatMap(text =>
      back.flatMap(surface => {
        const ratio = contrast(color(text, theme), color(surface, theme));
        return ratio < least
          ? [`${text} on ${surface}, ${theme}: ${ratio.toFixed(2)}`]
          : [];
      }),
    ),
  );
}

const site = (...names: string[]) => names.map(name => `--site-${name}`);
const home = (...names: string[]) => names.map(name => `--home-${name}`);

const TEXT = 4.5; // WCAG 1.4.3
const CONTROL = 3; // WCAG 1.4.11

const states = ['info', 'success', 'warning', 'danger'];
const stateTints = site(...states.map(state => `${state}-tint`));
const stateLines = site(...states.map(state => `${state}-line`));
const surfaces = site('paper', 'sheet', 'code', 'tint');
/** What a line of code may stand on: plain, marked, focused, added, removed. */
const codeLines = site('code', 'tint', 'success-tint', 'danger-tint');
const syntax = [...tokens.keys()].filter(name =>
  name.startsWith('--shiki-token-'),
);

describe('the measure of contrast', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#fff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#fff', '#0000ff', 8.59],
  ])('%s and %s are %d apart', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  test('there are nine kinds of syntax to measure', () => {
    expect(syntax).toHaveLength(9);
  });
});

describe('in both themes', () => {
  test.each([
    ['ink', surfaces],
    ['text', surfaces],
    ['muted', surfaces],
    ['accent', surfaces],
    ['accent-strong', surfaces],
  ])('%s can be read on every surface it stands on', (text, on) => {
    expect(tooClose(site(text), on, TEXT)).toEqual([]);
  });

  test('prose, headings and links can be read in every callout', () => {
    expect(
      tooClose(
        site('ink', 'text', 'accent', 'accent-strong'),
        stateTints,
        TEXT,
      ),
    ).toEqual([]);
  });

  test('text on an accent can be read, also under the pointer', () => {
    expect(
      tooClose(site('on-accent'), site('accent', 'accent-strong'), TEXT),
    ).toEqual([]);
  });

  test.each(states)('%s can be read on its own tint and on paper', state => {
    expect(tooClose(site(state), site(`${state}-tint`, 'paper'), TEXT)).toEqual(
      [],
    );
  });

  test.each(syntax)(
    '%s can be read in code, marked, added or removed',
    name => {
      expect(tooClose([name], codeLines, TEXT)).toEqual([]);
    },
  );

  test('code without a kind can be read on each of these lines', () => {
    expect(tooClose(site('ink'), codeLines, TEXT)).toEqual([]);
  });

  test('the words of a tooltip, paper on ink, can be read', () => {
    expect(tooClose(site('paper'), site('ink'), TEXT)).toEqual([]);
  });

  test('the border of a control can be seen on every surface', () => {
    expect(tooClose(site('control-line'), surfaces, CONTROL)).toEqual([]);
  });

  test('the edge of a callout and of a changed line can be seen', () => {
    for (const state of states) {
      expect(
        tooClose(
          site(`${state}-line`),
          site(`${state}-tint`, 'paper'),
          CONTROL,
        ),
      ).toEqual([]);
    }
  });

  test('the ring of focus can be seen on every surface', () => {
    expect(
      tooClose(site('accent'), [...surfaces, ...stateTints], CONTROL),
    ).toEqual([]);
  });
});

describe('drawings of spine, bars, bands and cloth', () => {
  test('words on a spine, a bar, the cloth and its edge can be read', () => {
    expect([
      ...tooClose(home('on-spine'), home('spine'), TEXT),
      ...tooClose(home('on-bar', 'on-bar-muted'), home('bar'), TEXT),
      ...tooClose(home('on-cloth'), home('cloth', 'hinge'), TEXT),
    ]).toEqual([]);
  });

  test('spine and bars can be seen on every surface', () => {
    expect(tooClose(home('spine', 'bar'), surfaces, CONTROL)).toEqual([]);
  });

  // In a band every token but its ground is the dark one, in both themes.
  test.each(themes)('in a band of the %s theme all can be read', theme => {
    const ground = color('--home-ink', theme);
    const onBand = (names: readonly string[], least: number) =>
      names
        .map(name => ({ name, ratio: contrast(color(name, 'dark'), ground) }))
        .filter(({ ratio }) => ratio < least);
    const words = site('ink', 'text', 'muted', 'accent', 'accent-strong');
    expect([
      ...onBand([...words, ...site(...states), ...syntax], TEXT),
      ...onBand([...site('control-line'), ...home('spine', 'bar')], CONTROL),
    ]).toEqual([]);
  });

  test('a part with words on a spine or a bar keeps them in forced colors', () => {
    const folder = path.resolve(import.meta.dirname, '../..');
    const careless = globSync('{,*/}theme/**/*.module.css', {
      cwd: folder,
    }).filter(file => {
      const css = readFileSync(path.join(folder, file), 'utf8');
      return (
        /\bcolor: var\(--home-on-(?:spine|bar)/.test(css) &&
        !css.includes('forced-color-adjust: none')
      );
    });
    expect(careless).toEqual([]);
  });
});

test('every color is measured above, or is no one’s only sign', () => {
  const measured = new Set([
    ...home('spine', 'on-spine', 'bar', 'on-bar', 'on-bar-muted', 'ink'),
    ...home('cloth', 'on-cloth', 'hinge'),
    ...site('ink', 'text', 'muted', 'accent', 'accent-strong', 'on-accent'),
    ...site(...states, 'control-line'),
    ...surfaces,
    ...stateTints,
    ...stateLines,
    ...syntax,
  ]);
  // A hairline between things that stand apart, the shade behind a dialog, and the
  // rail that only leads the eye.
  const decoration = [...site('line', 'scrim'), ...home('rail')];
  expect(
    new Set([...tokens.keys()].filter(name => !measured.has(name))),
  ).toEqual(new Set(decoration));
});
