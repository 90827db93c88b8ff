import type { Locator, Page } from '@playwright/test';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { openInOurFonts } from '../support/fonts.ts';
import { sidebarOf } from '../support/parts.ts';
import { searchParts } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('specimen'));

interface Setting {
  language: TestLanguage;
  colorScheme: 'light' | 'dark';
  width: 390 | 1440;
}

const settings: Setting[] = [
  { language: english, colorScheme: 'light', width: 1440 },
  { language: chinese, colorScheme: 'dark', width: 1440 },
  { language: chinese, colorScheme: 'light', width: 390 },
  { language: english, colorScheme: 'dark', width: 390 },
];

/** One picture: the part that is taken, the whole page, or what is on screen. */
type Take = (
  part: string,
  taken?: Locator | 'whole page' | 'window',
) => Promise<void>;

type Pictures = (page: Page, setting: Setting, take: Take) => Promise<void>;

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The pointer is on nothing. */
const leave = (page: Page) => page.mouse.move(-1, -1);

/** The dialog in its states. */
const search: Pictures = async (page, { language }, take) => {
  const { button, dialog, field, status } = searchParts(page, language.words);
  await button.click();
  await field.fill('');
  await take('search-empty', dialog);
  await field.fill('bundle');
  await expect(status).toHaveText(/\d/);
  await take('search-hits', dialog);
  await field.fill('qqqqq');
  await expect(status).toHaveText(/qqqqq/);
  await take('search-none', dialog);
};

/** Parts that only this setting shows, each on the page with the text. */
const parts: Record<string, Pictures> = {
  'en-light-1440': async (page, setting, take) => {
    const bar = page.getByRole('banner');
    const main = page.getByRole('main');
    const { words } = setting.language;
    await bar.getByRole('link', { name: words['nav.config'] }).hover();
    await take('bar-hover', bar);
    await leave(page);
    await main.getByRole('link', { name: 'external link' }).focus();
    await take('focus', main.getByRole('paragraph').first());
    await search(page, setting, take);
  },
  'zh-dark-1440': async (page, { language: { words } }, take) => {
    const sidebar = sidebarOf(page, words);
    await sidebar.getByRole('link', { name: '代码' }).hover();
    await take('sidebar-hover', sidebar);
    await press(page, words['toolchain.open']);
    await take('tools', 'window');
  },
};

const narrowParts: Pictures = async (page, setting, take) => {
  const { prefix, words } = setting.language;
  await press(page, words['nav.openMenu']);
  await take('menu', 'window');
  for (const show of [
    async () => {
      await press(page, words['sidebar.menu']);
      await take('page-list', 'window');
    },
    () => search(page, setting, take),
  ]) {
    await page.goto(`${prefix}/guide/text`);
    await leave(page);
    await show();
  }
};

test.use({
  allowedProblems: { 'the page is missing on purpose': /404.*nothing-here/ },
});

for (const setting of settings) {
  const { language, colorScheme, width } = setting;
  const name = `${language.lang}-${colorScheme}-${width}`;

  test(`pictures of ${name}`, async ({ page }) => {
    const take: Take = (part, taken = 'whole page') =>
      test.step(part, async () => {
        const file = `${part}-${name}.png`;
        if (typeof taken === 'string') {
          const fullPage = taken === 'whole page';
          await expect.soft(page).toHaveScreenshot(file, { fullPage });
        } else await expect.soft(taken).toHaveScreenshot(file);
      });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openInOurFonts(page, `${language.prefix}/guide/text`);
    await take('text');
    await (parts[name] ?? narrowParts)(page, setting, take);
    await leave(page);
    for (const [part, path] of [
      ['code', '/guide/code'],
      ['options', '/config/'],
    ] as const) {
      await page.goto(language.prefix + path);
      await take(part);
    }
    if (name === 'zh-dark-1440') return;
    await page.goto(`${language.prefix}/guide/nothing-here`);
    await take('missing', 'window');
  });
}
