import type { Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { languages, type TestLanguage } from './support/languages.ts';
import { expect, test } from './support/site.ts';

test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } });

async function open(page: Page, { words, prefix }: TestLanguage) {
  await page.goto(`${prefix}/no/such/page`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  const field = main.getByLabel(words['search.label']);
  await field.focus();
  await expect(main.getByRole('combobox')).toBeFocused();
  return {
    field: main.getByRole('combobox'),
    list: main.getByRole('listbox', { name: words['search.results'] }),
    options: main.getByRole('option'),
    reset: main.getByRole('button', { name: words['search.reset'] }),
    home: main.getByRole('link', { name: words['notFound.home'] }),
  };
}

for (const language of languages) {
  const { name } = language;

  test(`[2.8.panel:results] ${name}: results appear in a panel under the field of the 404 page`, async ({
    page,
  }) => {
    const { field, list, options } = await open(page, language);
    await field.fill('umdName');
    await expect(list).toBeVisible();
    const [below, above] = [
      await list.boundingBox(),
      await field.boundingBox(),
    ];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await expect(options.first()).toHaveAttribute('href', /umd-name/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
  });

  test(`[2.8.panel:escape] ${name}: Escape closes the panel, and if it is closed clears the query`, async ({
    page,
  }) => {
    const { field, list } = await open(page, language);
    await field.fill('dts');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('dts');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });

  test(`[2.8.panel:reset] ${name}: reset clears the query and keeps the focus`, async ({
    page,
  }) => {
    const { field, list, reset } = await open(page, language);
    await field.fill('dts');
    await expect(list).toBeVisible();
    await reset.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(list).toBeHidden();
  });

  test(`[2.8.panel:blur] [2.8.panel:focus] ${name}: leaving the field closes the panel, focus opens it again`, async ({
    page,
  }) => {
    const { field, list, home } = await open(page, language);
    await field.fill('dts');
    await expect(list).toBeVisible();
    await home.focus();
    await expect(list).toBeHidden();
    await field.focus();
    await expect(list).toBeVisible();
  });
}
