import type { Locator, Page } from '@playwright/test';
import {
  english,
  inTurn,
  otherThan,
  type TestLanguage,
} from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, hides, shows, test } from '../support/site.ts';

const NARROW = { width: 390, height: 844 };

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
    openPages: async (page, { words }) => sidebarOf(page, words),
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
      return sidebarOf(page, words);
    },
  },
};

for (const [width, { viewport, openBar, openPages }] of Object.entries(ways)) {
  for (const language of inTurn(`without scripts at ${width}`)) {
    const { name, prefix, words } = language;
    const start = `${prefix}/guide/start/quick-start`;

    test(`${name} at ${width}: ways through the site`, async ({ page }) => {
      await page.setViewportSize(viewport);

      await test.step('bar, sidebar and next page lead on', async () => {
        await page.goto(`${prefix}/`);
        const bar = await openBar(page, language);
        await bar.getByRole('link', { name: words['nav.config'] }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/config/`));

        await page.goto(start);
        const links = (await openPages(page, language)).getByRole('link');
        // The drawer slides in; its links have no role before it shows.
        await expect(links.nth(20)).toBeVisible();
        const count = await links.count();
        await expect(links.filter({ visible: true })).toHaveCount(count);
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
        await expect(titleOf(page)).toBeVisible();
      });

      await test.step('the same page in the other language', async () => {
        const { htmlLang } = otherThan(language);
        await page.goto(start);
        const bar = await openBar(page, language);
        await bar.locator(`a[hreflang="${htmlLang}"]:visible`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
      });
    });
  }
}

test('menus open and close', async ({ page }) => {
  const { words } = english;
  await page.goto('/guide/start/quick-start');

  await test.step('a menu of the bar opens under the pointer and the focus', async () => {
    const bar = page.getByRole('banner');
    const tools = bar.getByRole('button', { name: words['toolchain.open'] });
    const tool = bar.getByRole('link', { name: /Rspack/ }).first();
    await expect(tool).toBeHidden();
    await shows(tool, tools.hover());
    await hides(tool, page.mouse.move(0, 800));
    await shows(tool, tools.focus());
  });

  await test.step('the menu and the page list of a phone close again', async () => {
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: words['nav.openMenu'] }).click();
    const menu = page.getByRole('dialog', { name: words['nav.menuTitle'] });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: words['nav.closeMenu'] }).click();
    await expect(menu).toBeHidden();

    const pages = sidebarOf(page, words);
    const open = page.getByRole('button', {
      name: words['sidebar.menu'],
      exact: true,
    });
    await shows(pages, open.click());
    await page.getByRole('button', { name: words['sidebar.close'] }).click();
    await expect(pages).toBeHidden();
    await open.click();
    await hides(pages, page.keyboard.press('Escape'));
  });
});
