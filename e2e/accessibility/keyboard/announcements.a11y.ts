import { languages } from '../../support/languages.ts';
import { expect, test } from '../../support/site.ts';
import { pageKinds } from '../pageKinds.ts';

for (const { name, prefix, words } of languages) {
  test(`${name}: the new theme is said`, async ({ page }) => {
    await page.goto(prefix + pageKinds.guide);
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
    await page.goto(prefix + pageKinds.overview);
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
}
