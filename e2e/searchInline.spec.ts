import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { waitForHydration } from './support/hydration.ts';
import { languages, type TestLanguage } from './support/languages.ts';
import { commit, compose } from './support/search.ts';
import { expect, test } from './support/site.ts';

test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } });

const SCRIPTS_ON_DEMAND = '**/theme_search_*.js';

/** The field as it is until a reader wants it, and what takes its place. */
async function openPlain(page: Page, { words, prefix }: TestLanguage) {
  await page.goto(`${prefix}/no/such/page`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  return {
    main,
    plain: main.getByLabel(words['search.label']),
    whole: main.getByRole('combobox'),
    home: main.getByRole('link', { name: words['notFound.home'] }),
  };
}

async function open(page: Page, language: TestLanguage) {
  const { words } = language;
  const { main, plain, whole, home } = await openPlain(page, language);
  await plain.focus();
  await expect(whole).toBeFocused();
  return {
    home,
    field: whole,
    list: main.getByRole('grid', { name: words['search.results'] }),
    options: main
      .getByRole('grid', { name: words['search.results'] })
      .getByRole('link'),
    reset: main.getByRole('button', { name: words['search.reset'] }),
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

  test(`[2.8.panel] ${name}: whoever goes on before its code has come is not called back`, async ({
    page,
  }) => {
    const code = await holdRequests(page, SCRIPTS_ON_DEMAND);
    const { plain, whole, home } = await openPlain(page, language);
    await plain.focus();
    await expect.poll(code.count).toBeGreaterThan(0);
    await home.focus();
    await code.release();
    await expect(whole).toBeVisible();
    await expect(home).toBeFocused();
  });

  test(`[2.8.panel] ${name}: a word of an input method is finished before the field changes`, async ({
    page,
  }) => {
    const code = await holdRequests(page, SCRIPTS_ON_DEMAND);
    const { plain, whole } = await openPlain(page, language);
    await plain.focus();
    await compose(page, 'chan');
    const hasCome = page.waitForResponse(SCRIPTS_ON_DEMAND);
    await code.release();
    await (await hasCome).finished();
    await expect(plain).toHaveValue('chan');
    await expect(whole).toHaveCount(0);
    await commit(page, '产');
    await expect(whole).toBeFocused();
    await expect(whole).toHaveValue('产');
  });
}
