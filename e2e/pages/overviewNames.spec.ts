import { english, inTurn } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const language of inTurn('names on an overview')) {
  const { name, prefix, words } = language;

  test(`[2.6.matching:item] [2.6.matching:group] ${name}: whatever name stands on a list of pages is found by typing it`, async ({
    page,
  }) => {
    const filter = page.getByRole('searchbox', {
      name: words['overview.filter'],
    });
    for (const path of ['/config/', '/all-pages']) {
      await page.goto(prefix + path);
      // By tags: roles of all elements take their time, once for each name.
      const names = page.getByRole('main').locator('h2, h3');
      const shown = new Set(await names.allInnerTexts());
      expect(shown.size).toBeGreaterThan(15);
      // The first page of a group is called so, in the words of the reader.
      expect([...shown]).toContain(language === english ? 'Overview' : '概览');
      await filter.focus();
      for (const typed of shown) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText(typed);
        await expect(
          names.filter({ hasText: typed }).first(),
          `${prefix}${path}: ${typed}`,
        ).toBeVisible();
      }
      await expect(filter).toHaveValue([...shown].at(-1) ?? '');
    }
  });
}
