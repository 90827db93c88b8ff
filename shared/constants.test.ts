import { describe, expect, test } from '@rstest/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTROL_HEIGHT_PX,
  MENU_HEIGHT_PX,
  MOBILE_BREAKPOINT_PX,
  NAV_HEIGHT_MOBILE_PX,
  NAV_HEIGHT_PX,
  OUTLINE_BREAKPOINT_PX,
  POPUP_FONT_PX,
  POPUP_LAYER,
  POPUP_RADIUS_PX,
  SIDEBAR_BREAKPOINT_PX,
  THEME_ANIMATION_MS,
  TOOLTIP_MAX_WIDTH_PX,
} from './constants.ts';

const ROOT_FONT_PX = 16;
const THEME = path.resolve(import.meta.dirname, '../theme');

function read(file: string): string {
  const css = readFileSync(path.join(THEME, file), 'utf8');
  return css.replace(/\/\*.*?\*\//gs, '');
}

/** The body of the first rule or block that has this head. */
function block(css: string, head: string): string {
  const start = css.indexOf(`${head} {`);
  if (start < 0) throw new Error(`The style sheet has no "${head}".`);
  const open = css.indexOf('{', start);
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return css.slice(open + 1, index);
  }
  throw new Error(`The block "${head}" is not closed.`);
}

/** Every number a style sheet gives to a property, rem as px. */
function numbers(css: string, property: string): number[] {
  const declaration = new RegExp(
    `(?<![\\w-])${property}:\\s*([\\d.]+)(px|rem|ms)?;`,
    'g',
  );
  return [...css.matchAll(declaration)].map(
    ([, value, unit]) => Number(value) * (unit === 'rem' ? ROOT_FONT_PX : 1),
  );
}

const tokens = read('styles/tokens.css');
const base = read('styles/base.css');
const tooltip = read('ui/Tooltip.module.css');
const dropdown = read('ui/Dropdown.module.css');
const menuBar = read('sidebar/MenuBar.module.css');
const upTo = (width: number) => block(base, `@media (width <= ${width}px)`);

describe('the style sheets repeat the constants', () => {
  test.each([
    ['the height of the bar', tokens, '--site-bar-height', NAV_HEIGHT_PX],
    ['the layer of popups', tokens, '--site-layer-popup', POPUP_LAYER],
    ['the corner of popups', tokens, '--site-radius', POPUP_RADIUS_PX],
    ['the text of popups', tokens, '--site-size-small', POPUP_FONT_PX],
    [
      'the width of a tooltip',
      tooltip,
      'max-inline-size',
      TOOLTIP_MAX_WIDTH_PX,
    ],
    [
      'the height of what opens a popup',
      dropdown,
      'min-block-size',
      CONTROL_HEIGHT_PX,
    ],
    ['the time of the fade', base, 'animation-duration', THEME_ANIMATION_MS],
    [
      'the height of the menu bar',
      block(menuBar, '.bar'),
      'block-size',
      MENU_HEIGHT_PX,
    ],
  ])('%s is the same', (_name, css, property, expected) => {
    expect(numbers(css, property)).toEqual([expected]);
  });

  test.each([
    ['a tooltip', block(tooltip, '.tip')],
    ['a dropdown', block(dropdown, '.panel')],
  ])('%s uses the text, corner and layer of popups', (_name, css) => {
    expect(css).toContain('font-size: var(--site-size-small);');
    expect(css).toContain('border-radius: var(--site-radius);');
    expect(css).toContain('z-index: var(--site-layer-popup);');
  });

  test('the bar is lower at the mobile breakpoint', () => {
    expect(numbers(upTo(MOBILE_BREAKPOINT_PX), '--site-bar-height')).toEqual([
      NAV_HEIGHT_MOBILE_PX,
    ]);
  });

  test.each([SIDEBAR_BREAKPOINT_PX, OUTLINE_BREAKPOINT_PX])(
    'headings leave room for the menu bar up to %i px',
    width => {
      expect(numbers(upTo(width), '--site-menu-height')).toEqual([
        MENU_HEIGHT_PX,
      ]);
    },
  );
});

describe('widths in media queries', () => {
  const breakpoints = [
    MOBILE_BREAKPOINT_PX,
    SIDEBAR_BREAKPOINT_PX,
    OUTLINE_BREAKPOINT_PX,
  ];
  const sheets = globSync(
    '{.,../{browser,error-decoder,explorer,proofs}}/**/*.css',
    {
      cwd: THEME,
    },
  ).sort();
  const queries = sheets.flatMap(file =>
    [...read(file).matchAll(/@media ([^{]*width[^{]*?)\s*\{/g)].map(
      ([, query = '']) => [file, query] as const,
    ),
  );

  test('there are some, of each breakpoint', () => {
    const used = breakpoints.filter(width =>
      queries.some(([, query]) => query.includes(`${width}px`)),
    );
    expect(used).toEqual(breakpoints);
  });

  test.each(queries)('%s asks for a breakpoint: %s', (_file, query) => {
    const asked = /\bwidth(?: (?:<=|>=) (\d+(?:\.\d+)?)px)?/g;
    for (const [, width] of query.matchAll(asked)) {
      expect(breakpoints).toContain(Math.round(Number(width)));
    }
  });
});
