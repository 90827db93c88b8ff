import { inTurn } from '../support/languages.ts';
import { expect, shows, test } from '../support/site.ts';

for (const { name, prefix, words } of inTurn('the page of an option')) {
  test(`${name}: the page of an option`, async ({ page }) => {
    await page.goto(`${prefix}/config/lib/dts`);
    const main = page.getByRole('main');

    await test.step(`${name}: the sentence comes before the facts, and the table before the full type`, async () => {
      const names = await main
        .locator('p:has(> code), dl, table, details')
        .evaluateAll(all => all.slice(0, 4).map(({ tagName }) => tagName));
      expect(names).toEqual(['P', 'DL', 'TABLE', 'DETAILS']);
      await expect(main.locator('dl').first().getByRole('term')).toHaveText([
        words['overview.type'],
        words['overview.default'],
        words['option.cli'],
        words['option.changed'],
        words['option.try'],
      ]);
      await expect(main.getByText('--no-dts').first()).toBeVisible();
    });

    await test.step(`${name}: a property leads to its section, and the full type opens`, async () => {
      const properties = main.getByRole('navigation', {
        name: words['option.property'],
      });
      await expect(properties.getByRole('row')).toHaveCount(10);
      await properties.getByRole('link', { name: 'bundle' }).click();
      await expect(page).toHaveURL(/#dtsbundle$/);
      const full = main.getByText('tsgo?: boolean');
      await shows(
        full,
        main.getByText(words['option.full'], { exact: true }).click(),
      );
    });

    await test.step(`${name}: in the outline, a nested name is whole to screen readers and short to the eye`, async () => {
      const outline = page.getByRole('navigation', {
        name: words['outline.title'],
        exact: true,
      });
      const nested = outline.getByRole('link', {
        name: /^dts\.bundle ?\.bundledPackages$/,
      });
      const { height } = (await nested.boundingBox()) ?? {};
      const { height: line } =
        (await outline.getByRole('link').first().boundingBox()) ?? {};
      expect(height).toBe(line);
    });
  });

  test(`${name}: the overview of the options has an outline`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/config/`);
    const outline = page.getByRole('navigation', {
      name: words['outline.title'],
      exact: true,
    });
    await outline.getByRole('link', { name: 'lib.dts' }).click();
    await expect(page).toHaveURL(/#lib-dts$/);
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'lib.dts' }),
    ).toBeInViewport();
  });

  test(`${name}: on a phone, the actions of a page are in its menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${prefix}/config/lib/dts`);
    const copy = page.getByRole('button', { name: words['actions.copy'] });
    await expect(copy).toBeHidden();
    await shows(
      copy,
      page.locator('summary', { hasText: words['outline.title'] }).click(),
    );
    await expect(
      page.getByRole('button', { name: words['actions.ask'] }),
    ).toBeVisible();
  });
}
