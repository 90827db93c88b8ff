import type { Page } from '@playwright/test';
import { inTurn, type TestLanguage } from '../support/languages.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

test.use({
  ...onFixture('small'),
  allowedProblems: { 'the page is missing on purpose': /404/ },
});

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

for (const language of inTurn('search on a missing page')) {
  const { name } = language;

  test(`${name}: the field of the 404 page`, async ({ page }) => {
    const { field, home, list, options, reset } = await openPage(
      page,
      language,
    );
    await field.focus();

    await test.step(`[2.8.panel:escape] ${name}: Escape closes the panel, and if it is closed clears the query`, async () => {
      await shows(list, field.fill('dts'));
      await hides(list, page.keyboard.press('Escape'));
      await expect(field).toHaveValue('dts');
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
    });

    await test.step(`[2.8.panel:reset] ${name}: reset clears the query and keeps the focus`, async () => {
      await shows(list, field.fill('dts'));
      await reset.click();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(list).toBeHidden();
    });

    await test.step(`[2.8.panel:blur] [2.8.panel:focus] ${name}: leaving the field closes the panel, focus opens it again`, async () => {
      await shows(list, field.fill('dts'));
      await hides(list, home.focus());
      await shows(list, field.focus());
    });

    await test.step(`[2.8.panel:results] ${name}: results appear in a panel under the field of the 404 page`, async () => {
      await field.fill('umdName');
      await expect(options.first()).toHaveAttribute('href', /umd-name/);
      await expect(list).toBeVisible();
      const [below, above] = [
        await list.boundingBox(),
        await field.boundingBox(),
      ];
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/umd-name/);
    });
  });
}
