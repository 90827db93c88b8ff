import type { Locator, Page } from '@playwright/test';
import { languages, type TestLanguage } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const NARROW = { width: 390, height: 844 };
const [english, chinese] = languages;

interface Way {
  viewport: { width: number; height: number };
  /** Brings the entries of the bar on screen, the language among them. */
  openBar: (page: Page, language: TestLanguage) => Promise<Locator>;
  /** Brings the pages of the section on screen. */
  openPages: (page: Page, language: TestLanguage) => Promise<Locator>;
}

const ways: Record<string, Way> = {
  '1440 px': {
    viewport: { width: 1440, height: 900 },
    openBar: async page => page.getByRole('banner'),
    openPages: async (page, { words }) =>
      page.getByRole('navigation', { name: words['sidebar.label'] }),
  },
  '390 px': {
    viewport: NARROW,
    openBar: async (page, { words }) => {
      await page.getByRole('button', { name: words['nav.openMenu'] }).click();
      return page.getByRole('dialog', { name: words['nav.menuTitle'] });
    },
    openPages: async (page, { words }) => {
      await page
        .getByRole('button', { name: words['sidebar.menu'], exact: true })
        .click();
      return page.getByRole('navigation', { name: words['sidebar.label'] });
    },
  },
};

for (const [width, { viewport, openBar, openPages }] of Object.entries(ways)) {
  for (const language of languages) {
    const { name, prefix, words } = language;

    test(`${name} at ${width}: bar, sidebar and next page lead on`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${prefix}/`);
      const bar = await openBar(page, language);
      await bar.getByRole('link', { name: words['nav.config'] }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/config/`));

      await page.goto(`${prefix}/guide/start/quick-start`);
      const pages = await openPages(page, language);
      const links = pages.getByRole('link');
      expect(await links.count()).toBeGreaterThan(20);
      for (const link of await links.all()) await expect(link).toBeVisible();
      const last = (await links.last().getAttribute('href')) ?? '';
      expect(last).toContain(`${prefix}/guide/faq/`);
      await links.last().click();
      await expect(page).toHaveURL(last);
      await page
        .getByRole('main')
        .getByRole('navigation', { name: words['page.adjacent'] })
        .getByRole('link')
        .first()
        .click();
      await expect(page).not.toHaveURL(last);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`${name} at ${width}: the same page in the other language`, async ({
      page,
    }) => {
      const other = name === 'English' ? chinese : english;
      await page.setViewportSize(viewport);
      await page.goto(`${prefix}/guide/start/quick-start`);
      const bar = await openBar(page, language);
      await bar.locator(`a[hreflang="${other?.htmlLang}"]:visible`).click();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        other?.htmlLang ?? '',
      );
      await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
    });
  }
}

test('the menu and the page list of a phone close again', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/guide/start/quick-start');
  const { words } = languages[0] ?? { words: undefined };
  if (!words) throw new Error('There is no language.');
  await page.getByRole('button', { name: words['nav.openMenu'] }).click();
  const menu = page.getByRole('dialog', { name: words['nav.menuTitle'] });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: words['nav.closeMenu'] }).click();
  await expect(menu).toBeHidden();

  const pages = page.getByRole('navigation', { name: words['sidebar.label'] });
  const open = page.getByRole('button', {
    name: words['sidebar.menu'],
    exact: true,
  });
  await open.click();
  await expect(pages).toBeVisible();
  await page.getByRole('button', { name: words['sidebar.close'] }).click();
  await expect(pages).toBeHidden();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(pages).toBeHidden();
});

test('a menu of the bar opens under the pointer and the focus', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start');
  const words = languages[0]?.words;
  const tools = page
    .getByRole('banner')
    .getByRole('button', { name: words?.['toolchain.open'] ?? '' });
  const tool = page
    .getByRole('banner')
    .getByRole('link', { name: /Rspack/ })
    .first();
  await expect(tool).toBeHidden();
  await tools.hover();
  await expect(tool).toBeVisible();
  await page.mouse.move(0, 800);
  await expect(tool).toBeHidden();
  await tools.focus();
  await expect(tool).toBeVisible();
});
