import type { Page } from '@playwright/test';
import { allowClipboard } from '../../support/clipboard.ts';
import { languages } from '../../support/languages.ts';
import { openSearch } from '../../support/search.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

const statuses = (page: Page) => page.getByRole('status');

for (const { name, prefix, words } of languages) {
  test(`${name}: copied code is said`, async ({ page, context }) => {
    await allowClipboard(context);
    await open(page, prefix + pageKinds.guide);
    // Stands in the page before it is filled, or nothing would be said.
    const said = statuses(page).filter({ hasText: words['code.copied'] });
    await expect(said).toHaveCount(0);
    await page
      .getByRole('button', { name: words['code.copy'] })
      .first()
      .press('Enter');
    await expect(said).toHaveCount(1);
  });

  test(`${name}: the new theme is said`, async ({ page }) => {
    await open(page, prefix + pageKinds.guide);
    const bar = page.getByRole('banner');
    for (const [from, to] of [
      ['theme.auto', 'theme.light'],
      ['theme.light', 'theme.dark'],
      ['theme.dark', 'theme.auto'],
    ] as const) {
      await bar.getByRole('button', { name: words[from] }).press('Enter');
      await expect(bar.getByRole('status')).toHaveText(words[to]);
    }
  });

  test(`${name}: how many entries the filter leaves is said`, async ({
    page,
  }) => {
    await open(page, prefix + pageKinds.overview);
    const filter = page.getByLabel(words['overview.filter']);
    const said = page.getByRole('main').getByRole('status').last();
    await expect(said).toBeEmpty();
    await filter.fill('dts');
    const shown = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .count();
    expect(shown).toBeGreaterThan(1);
    await expect(said).toHaveText(
      words['search.count'].replace('{{count}}', String(shown)),
    );
    await filter.fill('nothing is called so');
    await expect(said).toHaveText(
      words['overview.noMatch'].replace('{{query}}', 'nothing is called so'),
    );
    await filter.fill('');
    await expect(said).toBeEmpty();
  });

  test(`${name}: how many hits search has is said`, async ({ page }) => {
    const { field, options, status } = await openSearch(
      page,
      prefix + pageKinds.guide,
      words,
    );
    await field.fill('dts');
    await options.first().waitFor();
    const count = await options.count();
    await expect(status).toHaveText(
      words['search.count'].replace('{{count}}', String(count)),
    );
    await field.fill('????');
    await expect(status).toHaveText(
      words['search.noResults'].replace('{{query}}', '????'),
    );
  });
}
