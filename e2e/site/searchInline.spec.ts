import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { languages, type TestLanguage } from '../support/languages.ts';
import { commit, compose } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } });

const SCRIPTS_ON_DEMAND = '**/async/search.*.js';

async function openPage(page: Page, { words, prefix }: TestLanguage) {
  await page.goto(`${prefix}/no/such/page`);
  const main = page.getByRole('main');
  const list = main.getByRole('grid', { name: words['search.results'] });
  return {
    field: main.getByRole('combobox', { name: words['search.label'] }),
    home: main.getByRole('link', { name: words['notFound.home'] }),
    list,
    options: list.getByRole('link'),
    reset: main.getByRole('button', { name: words['search.reset'] }),
  };
}

async function open(page: Page, language: TestLanguage) {
  const parts = await openPage(page, language);
  await parts.field.focus();
  return parts;
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
    const { field, home, list } = await openPage(page, language);
    await field.focus();
    await expect.poll(code.count).toBeGreaterThan(0);
    await home.focus();
    const hasCome = page.waitForResponse(SCRIPTS_ON_DEMAND);
    await code.release();
    await (await hasCome).finished();
    await expect(home).toBeFocused();
    await field.fill('dts');
    await expect(list).toBeVisible();
  });

  test(`[2.8.panel] ${name}: letters and an Enter that come before its code are kept`, async ({
    page,
  }) => {
    const code = await holdRequests(page, SCRIPTS_ON_DEMAND);
    const { field } = await openPage(page, language);
    await field.pressSequentially('umdName');
    await field.press('Enter');
    await code.release();
    await expect(page).toHaveURL(/umd-name/);
  });

  test(`[2.8.panel] ${name}: a word of an input method is not disturbed when the code comes`, async ({
    page,
  }) => {
    const code = await holdRequests(page, SCRIPTS_ON_DEMAND);
    const { field, list } = await openPage(page, language);
    await field.focus();
    await compose(page, 'chan');
    const hasCome = page.waitForResponse(SCRIPTS_ON_DEMAND);
    await code.release();
    await (await hasCome).finished();
    await expect(field).toHaveValue('chan');
    await commit(page, '产物');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('产物');
    if (name === 'Chinese') await expect(list).toBeVisible();
  });
}
