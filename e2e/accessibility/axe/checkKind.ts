import type { Page } from '@playwright/test';
import type { TestLanguage } from '../../support/languages.ts';
import { fixtureOrigin } from '../../support/origins.ts';
import { pageKinds, type PageKind } from '../pageKinds.ts';
import { openings } from './openings.ts';
import { runAxe } from './runAxe.ts';
import { showTheme, themes } from './themes.ts';

/**
 * Violations on a page of a kind, and with each thing open that opens there. The short
 * matrix, which is narrow, runs every rule in light, and those about colors in dark.
 */
export async function checkKind(
  page: Page,
  kind: PageKind,
  { lang, prefix, words }: TestLanguage,
  width: 'narrow' | 'wide',
): Promise<string[]> {
  const found: string[] = [];
  const own = openings.filter(
    opening =>
      opening.kind === kind &&
      (opening.lang ?? lang) === lang &&
      (opening.width === width || opening.width === 'any'),
  );
  for (const opening of [undefined, ...own]) {
    const origin = opening?.fixture ? fixtureOrigin(opening.fixture) : '';
    if (!opening?.goesOn) await page.goto(origin + prefix + pageKinds[kind]);
    await opening?.open(page, words);
    for (const theme of themes) {
      await showTheme(page, theme);
      const state = `${opening?.name ?? 'as it is'}, ${theme}`;
      const isSeen = width === 'narrow' && theme !== themes[0];
      const rules = isSeen ? 'colors' : 'all';
      found.push(...(await runAxe(page, state, rules)));
    }
  }
  return found;
}
