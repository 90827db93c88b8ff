import type { Page } from '@playwright/test';
import { allowClipboard } from '../support/clipboard.ts';
import { inTurn } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { test } from './watchViolations.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

const NARROW = { width: 390, height: 844 };

for (const { name, prefix, words } of inTurn('normal use')) {
  test(`${name}: normal use breaks no rule`, async ({
    context,
    page,
    violations,
  }) => {
    const main = page.getByRole('main');
    await test.step(`${name}: search and its answers break no rule`, async () => {
      const { field, options } = await openSearch(page, `${prefix}/`, words);
      await field.fill('dts');
      await expect(options.first()).toBeVisible();
      await options.first().click();
      await expect(page).not.toHaveURL(/\/(zh\/)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(violations).toEqual([]);
    });

    await test.step(`${name}: menus, tabs, copying, zoom and theme break no rule`, async () => {
      await allowClipboard(context);
      await open(page, `${prefix}/guide/basic/output-structure`);
      const bar = page.getByRole('banner');

      await bar.getByRole('button', { name: words['toolchain.open'] }).click();
      await expect(
        bar.getByRole('link', { name: /Rspack/ }).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');

      await bar.getByRole('button', { name: words['theme.auto'] }).click();
      await bar.getByRole('button', { name: words['theme.light'] }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);

      await main
        .getByRole('button', { name: words['code.copy'] })
        .first()
        .click();
      await expect(main.getByText(words['code.copied']).first()).toBeAttached();
      await main.getByRole('button', { name: words['actions.copy'] }).click();
      await expect(main.getByText(words['actions.copied'])).not.toHaveCount(0);

      const picture = main.locator('[data-zoom][role="button"]').first();
      await picture.click();
      const overlay = page.getByRole('dialog');
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);

      await open(page, `${prefix}/guide/basic/upgrade-rslib`);
      await main.getByRole('tab', { name: 'pnpm' }).first().click();
      await expect(
        main.getByRole('tabpanel', { name: 'pnpm' }).first(),
      ).toBeVisible();
      // The head script shows this choice before the page's code runs.
      await page.reload();
      await expect(
        main.getByRole('tabpanel', { name: 'pnpm' }).first(),
      ).toBeVisible();
      expect(violations).toEqual([]);
    });

    await test.step(`${name}: menu, drawer and language on a phone break no rule`, async () => {
      await page.setViewportSize(NARROW);
      await open(page, `${prefix}/guide/start/quick-start`);
      await page.getByRole('button', { name: words['nav.openMenu'] }).click();
      const menu = page.getByRole('dialog', { name: words['nav.menuTitle'] });
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: words['nav.closeMenu'] }).click();

      await page
        .getByRole('button', { name: words['sidebar.menu'], exact: true })
        .click();
      const pages = page.getByRole('navigation', {
        name: words['sidebar.label'],
      });
      await pages.getByRole('link').last().click();
      await expect(page).not.toHaveURL(/quick-start/);

      await page.getByRole('button', { name: words['nav.openMenu'] }).click();
      await menu
        .getByRole('list', { name: words['nav.language'] })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(
        prefix ? /^[^?]*(?<!\/zh)\/guide/ : /\/zh\//,
      );
      expect(violations).toEqual([]);
    });

    await test.step(`${name}: search at an address without a page breaks no rule`, async () => {
      await open(page, `${prefix}/no/such/page`);
      await main.getByLabel(words['search.label']).fill('dts');
      await expect(main.getByRole('grid')).toBeVisible();
      expect(violations).toEqual([]);
    });
  });
}

test.use({
  allowedProblems: {
    'the page is missing on purpose': /^error: .*404.*\/no\/such\/page/,
  },
});
