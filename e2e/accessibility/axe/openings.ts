import type { Page } from '@playwright/test';
import type { Dictionary } from '../../../i18n/en.ts';
import { explorerStrings } from '../../../explorer/i18n/index.ts';
import type { Lang } from '../../../site/locales.ts';
import { sidebarOf } from '../../support/parts.ts';
import { expect } from '../../support/site.ts';
import { searchParts } from '../../support/search.ts';
import type { PageKind } from '../pageKinds.ts';

/** Something a reader opens, fills or causes, and how to get there. */
export interface Opening {
  name: string;
  kind: PageKind;
  width: 'narrow' | 'wide' | 'any';
  /** Where only one language has it. */
  lang?: Lang;
  /** Whether it is reached from the one before, without a new page. */
  goesOn?: true;
  open: (page: Page, words: Dictionary) => Promise<void>;
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Presses a button and waits until it says that what it opens is open. */
async function expand(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(
    page.getByRole('button', { name, exact: true, expanded: true }).first(),
  ).toBeAttached();
}

async function search(
  page: Page,
  words: Dictionary,
  query: string,
  status: RegExp,
): Promise<void> {
  const parts = searchParts(page, words);
  if (!(await parts.dialog.isVisible())) await parts.button.click();
  await parts.field.fill(query);
  await expect(parts.status).toHaveText(status);
}

async function decode(
  page: Page,
  words: Dictionary,
  output: string,
  status: RegExp,
): Promise<void> {
  const box = page.getByRole('group', { name: words['decoder.label'] });
  await box.getByRole('textbox').fill(output);
  await expect(box.getByRole('status')).toHaveText(status);
}

export const openings: readonly Opening[] = [
  {
    name: 'mobile menu',
    kind: 'home',
    width: 'narrow',
    open: async (page, words) => {
      await button(page, words['nav.openMenu']).click();
      await page
        .getByRole('dialog', { name: words['nav.menuTitle'] })
        .waitFor();
    },
  },
  {
    name: 'sidebar drawer',
    kind: 'guide',
    width: 'narrow',
    open: async (page, words) => {
      await button(page, words['sidebar.menu']).click();
      await expect(button(page, words['sidebar.close'])).toBeFocused();
    },
  },
  {
    name: 'outline menu',
    kind: 'option',
    width: 'narrow',
    open: async (page, words) => {
      await page
        .locator('summary', { hasText: words['outline.title'] })
        .click();
      await page
        .getByRole('navigation', { name: words['outline.title'] })
        .waitFor();
    },
  },
  {
    name: 'toolchain popover',
    kind: 'home',
    width: 'any',
    open: (page, words) => expand(page, words['toolchain.open']),
  },
  {
    name: 'originals',
    kind: 'option',
    width: 'any',
    lang: 'zh',
    open: async (page, words) => {
      await button(page, words['actions.original']).click();
      await page.locator('main [lang=en]').first().waitFor();
    },
  },
  {
    name: 'assistants',
    kind: 'option',
    width: 'any',
    open: (page, words) => expand(page, words['actions.ask']),
  },
  {
    name: 'theme tooltip',
    kind: 'posts',
    width: 'wide',
    open: async (page, words) => {
      const toggle = button(page, words['theme.auto']);
      await toggle.hover();
      await page.getByRole('tooltip').first().waitFor();
    },
  },
  {
    name: 'folded group',
    kind: 'guide',
    width: 'wide',
    open: async (page, words) => {
      const group = sidebarOf(page, words)
        .getByRole('button', { expanded: true })
        .last();
      await group.click();
      await group.press('Tab');
    },
  },
  {
    name: 'enlarged diagram',
    kind: 'diagram',
    width: 'any',
    open: async (page, words) => {
      const [start = ''] = words['zoom.open'].split('{{name}}');
      await page.getByRole('button', { name: start }).first().click();
      await page.getByRole('button', { name: words['zoom.close'] }).waitFor();
    },
  },
  {
    name: 'filter with matches',
    kind: 'overview',
    width: 'any',
    open: (page, words) =>
      page.getByLabel(words['overview.filter']).fill('ext'),
  },
  {
    name: 'filter without a match',
    kind: 'overview',
    width: 'any',
    goesOn: true,
    open: (page, words) =>
      page.getByLabel(words['overview.filter']).fill('webpack'),
  },
  {
    name: 'decoder with entries',
    kind: 'errors',
    width: 'any',
    open: (page, words) =>
      decode(page, words, 'Failed to build.\nUnused args: x', /2/),
  },
  {
    name: 'decoder without an entry',
    kind: 'errors',
    width: 'any',
    goesOn: true,
    open: (page, words) => decode(page, words, 'make: nothing to do', /^\D+$/),
  },
  {
    name: 'search, empty',
    kind: 'guide',
    width: 'any',
    open: (page, words) => search(page, words, '', /^$/),
  },
  {
    name: 'search, hits',
    kind: 'guide',
    width: 'any',
    goesOn: true,
    open: (page, words) => search(page, words, 'dts.bundle', /\d/),
  },
  {
    name: 'search, near',
    kind: 'guide',
    width: 'any',
    goesOn: true,
    open: (page, words) => search(page, words, 'kubernetes dts', /kubernetes/),
  },
  {
    name: 'search, none',
    kind: 'guide',
    width: 'any',
    goesOn: true,
    open: (page, words) => search(page, words, '???', /\?\?\?/),
  },
  {
    name: 'search, saved',
    kind: 'home',
    width: 'any',
    open: async (page, words) => {
      await search(page, words, 'dts.bundle', /\d/);
      const { dialog, field, button: opener } = searchParts(page, words);
      await field.press('Enter');
      await expect(dialog).toHaveCount(0);
      await opener.click();
      await field.fill('');
      await dialog.getByRole('grid').waitFor();
    },
  },
  {
    name: 'words of a search',
    kind: 'option',
    width: 'any',
    open: async (page, words) => {
      await search(page, words, 'umdName', /\d/);
      const { dialog, field } = searchParts(page, words);
      await field.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => CSS.highlights.has('found')))
        .toBe(true);
    },
  },
  {
    name: 'search in the page',
    kind: 'missing',
    width: 'any',
    open: async (page, words) => {
      const main = page.getByRole('main');
      await main.getByLabel(words['search.label']).fill('format');
      await main.getByRole('grid').waitFor();
    },
  },
  {
    name: 'a refused choice',
    kind: 'explorer',
    width: 'any',
    open: async page => {
      await page.getByRole('radio', { name: /^iife/, disabled: false }).check();
      await page.getByText('Chunk minification failed').waitFor();
    },
  },
  {
    name: 'two choices and their difference',
    kind: 'explorer',
    width: 'any',
    open: async page => {
      const press = (key: 'pin' | 'showDifference') =>
        page
          .getByRole('button', {
            name: new RegExp(
              `^(?:${explorerStrings.en[key]}|${explorerStrings.zh[key]})$`,
            ),
            // That of the served page, which has no data yet, is about to go.
            disabled: false,
          })
          .click();
      await press('pin');
      await page.getByRole('radio', { name: /^umd/ }).check();
      await press('showDifference');
      await page.getByText('−export { createLog };').waitFor();
    },
  },
  {
    name: 'proof of a sentence',
    kind: 'option',
    width: 'any',
    open: async page => {
      await page.getByRole('main').focus();
      await page.keyboard.press('Tab');
      await page.locator('[data-proof-mark]').press('Enter');
      await expect(page.locator('[data-proof-panel]')).toBeVisible();
    },
  },
];
