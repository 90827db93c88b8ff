import type { Page } from '@playwright/test';
import type { Dictionary } from '../../../i18n/en.ts';
import {
  explorerStrings,
  type ExplorerKey,
} from '../../../explorer/i18n/index.ts';
import { liveStrings } from '../../../explorer/i18n/liveStrings.ts';
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
  /** A site with a page of this kind, where what opens is made of all pages. */
  fixture?: 'small';
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

/** A word of the playground, in either language. */
const eitherWord = (key: ExplorerKey) =>
  new RegExp(`^(?:${explorerStrings.en[key]}|${explorerStrings.zh[key]})`);

const eitherLive = (key: 'built' | 'fix') =>
  new RegExp(`^(?:${liveStrings.en[key]}|${liveStrings.zh[key]})$`);

/** Shows a part of the playground, which a phone shows one at a time. */
async function showPart(page: Page, part: 'written' | 'options' | 'output') {
  await page.locator('[data-state="live"]').waitFor({ state: 'attached' });
  const button = page.getByRole('radio', { name: eitherWord(part) });
  if (await button.isVisible()) await button.check();
}

async function chooseFormat(page: Page, name: RegExp): Promise<void> {
  await showPart(page, 'options');
  await page.getByRole('radio', { name }).check();
  await showPart(page, 'output');
}

type Open = Opening['open'];

const on = (
  kind: PageKind,
  width: Opening['width'],
  name: string,
  open: Open,
): Opening => ({ kind, width, name, open });

/** What search opens is made of all pages. */
const onSmall = (kind: PageKind, name: string, open: Open): Opening => ({
  ...on(kind, 'any', name, open),
  fixture: 'small',
});

/** Reached from the one before. */
const next = (kind: PageKind, name: string, open: Open): Opening => ({
  ...on(kind, 'any', name, open),
  goesOn: true,
});

export const openings: readonly Opening[] = [
  on('home', 'narrow', 'mobile menu', async (page, words) => {
    await button(page, words['nav.openMenu']).click();
    await page.getByRole('dialog', { name: words['nav.menuTitle'] }).waitFor();
  }),
  on('guide', 'narrow', 'sidebar drawer', async (page, words) => {
    await button(page, words['sidebar.menu']).click();
    await expect(button(page, words['sidebar.close'])).toBeFocused();
  }),
  on('option', 'narrow', 'outline menu', async (page, words) => {
    await page.locator('summary', { hasText: words['outline.title'] }).click();
    await page
      .getByRole('navigation', { name: words['outline.title'] })
      .waitFor();
  }),
  on('home', 'any', 'toolchain popover', (page, words) =>
    expand(page, words['toolchain.open']),
  ),
  {
    lang: 'zh',
    ...on('option', 'any', 'originals', async (page, words) => {
      await button(page, words['actions.original']).click();
      await page.locator('main [lang=en]').first().waitFor();
    }),
  },
  on('option', 'any', 'assistants', async (page, words) => {
    // On a phone, they are below the outline.
    const outline = page.locator('summary', {
      hasText: words['outline.title'],
    });
    if (await outline.isVisible()) await outline.click();
    await expand(page, words['actions.ask']);
  }),
  on('posts', 'wide', 'theme tooltip', async (page, words) => {
    const toggle = button(page, words['theme.auto']);
    await toggle.hover();
    await page.getByRole('tooltip').first().waitFor();
  }),
  on('guide', 'wide', 'folded group', async (page, words) => {
    const group = sidebarOf(page, words)
      .getByRole('button', { expanded: true })
      .last();
    await group.click();
    await group.press('Tab');
  }),
  on('diagram', 'any', 'enlarged diagram', async (page, words) => {
    const [start = ''] = words['zoom.open'].split('{{name}}');
    await page.getByRole('button', { name: start }).first().click();
    await page.getByRole('button', { name: words['zoom.close'] }).waitFor();
  }),
  on('overview', 'any', 'filter with matches', (page, words) =>
    page.getByLabel(words['overview.filter']).fill('ext'),
  ),
  next('overview', 'filter without a match', (page, words) =>
    page.getByLabel(words['overview.filter']).fill('webpack'),
  ),
  on('errors', 'any', 'decoder with entries', (page, words) =>
    decode(page, words, 'Failed to build.\nUnused args: x', /2/),
  ),
  next('errors', 'decoder without an entry', (page, words) =>
    decode(page, words, 'make: nothing to do', /^\D+$/),
  ),
  onSmall('guide', 'search, empty', (page, words) =>
    search(page, words, '', /^$/),
  ),
  next('guide', 'search, hits', (page, words) =>
    search(page, words, 'dts.bundle', /\d/),
  ),
  next('guide', 'search, near', (page, words) =>
    search(page, words, 'kubernetes dts', /kubernetes/),
  ),
  next('guide', 'search, none', (page, words) =>
    search(page, words, '???', /\?\?\?/),
  ),
  onSmall('home', 'search, saved', async (page, words) => {
    await search(page, words, 'dts.bundle', /\d/);
    const { dialog, field, button: opener } = searchParts(page, words);
    await field.press('Enter');
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await field.fill('');
    await dialog.getByRole('grid').waitFor();
  }),
  onSmall('option', 'words of a search', async (page, words) => {
    await search(page, words, 'umdName', /\d/);
    const { dialog, field } = searchParts(page, words);
    await field.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.has('found')))
      .toBe(true);
  }),
  onSmall('missing', 'search in the page', async (page, words) => {
    const main = page.getByRole('main');
    await main.getByLabel(words['search.label']).fill('format');
    await main.getByRole('grid').waitFor();
  }),
  on('explorer', 'any', 'a refused choice', async page => {
    await chooseFormat(page, /^iife/);
    await page.getByText('Chunk minification failed').waitFor();
  }),
  on('explorer', 'any', 'a choice and its difference', async page => {
    await chooseFormat(page, /^umd/);
    await page.getByRole('radio', { name: eitherWord('changes') }).check();
    await page.locator('del', { hasText: 'export { createLog };' }).waitFor();
  }),
  on('explorer', 'any', 'what was printed', async page => {
    await showPart(page, 'output');
    await page.getByRole('radio', { name: eitherWord('log') }).check();
    const message = page.getByText('Cannot use import statement');
    await message.filter({ visible: true }).first().waitFor();
  }),
  on('explorer', 'any', 'Rslib in the page', async page => {
    await showPart(page, 'output');
    await page.getByRole('button', { name: eitherWord('run') }).click();
    await page.getByText(eitherLive('built')).waitFor();
    await showPart(page, 'written');
  }),
  next('explorer', 'an error in an edited file', async page => {
    const editor = page.getByRole('textbox', { name: 'src/index.ts' });
    await editor.press('ControlOrMeta+End');
    await editor.pressSequentially("\nimport './no';");
    await showPart(page, 'output');
    await page.getByText(eitherLive('fix')).waitFor();
    // Nothing is half below the bar that stays in view.
    await page.evaluate(() => scrollTo(0, 0));
  }),
  on('option', 'any', 'proof of a sentence', async page => {
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await page.locator('[data-proof-mark]').press('Enter');
    await expect(page.locator('[data-proof-panel]')).toBeVisible();
  }),
];
