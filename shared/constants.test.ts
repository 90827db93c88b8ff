import { describe, expect, test } from '@rstest/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOBILE_BREAKPOINT_PX, SIDEBAR_BREAKPOINT_PX } from './constants.ts';

/** Up to here the outline folds into the menu bar. */
const OUTLINE_BREAKPOINT_PX = 1280;
const THEME = path.resolve(import.meta.dirname, '../theme');

describe('widths in media queries', () => {
  const breakpoints = [
    MOBILE_BREAKPOINT_PX,
    SIDEBAR_BREAKPOINT_PX,
    OUTLINE_BREAKPOINT_PX,
  ];
  const sheets = globSync(
    '{.,../{browser,error-decoder,explorer,proofs}}/**/*.css',
    { cwd: THEME },
  ).sort();
  const queries = sheets.flatMap(file => {
    const css = readFileSync(path.join(THEME, file), 'utf8');
    return [...css.matchAll(/@media ([^{]*width[^{]*?)\s*\{/g)].map(
      ([, query = '']) => [file, query] as const,
    );
  });

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
