// What a reader sees after a hit was opened. The id of an option. cspell:ignore dtsbundlebundledpackages
import type { Page } from '@playwright/test';
import { inTurn } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect, hides, onFixture, shows, test } from '../support/site.ts';

test.use(onFixture('small'));

const START = '/guide/start/quick-start';

/** The words that the browser highlights, which no element shows. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map(range =>
      (range as Range).toString(),
    ),
  );

/** A query with a section that answers it, and the words to be marked. */
const queries = {
  en: {
    query: 'the dts.bundle.bundledPackages',
    word: 'dts.bundle.bundledPackages',
  },
  zh: {
    query: '怎么用 dts.bundle.bundledPackages',
    word: 'dts.bundle.bundledPackages',
  },
};

for (const { name, lang, words, prefix } of inTurn('what was found')) {
  const { query, word } = queries[lang];

  test(`${name}: a query, its answer, and the page that was found`, async ({
    page,
  }) => {
    const { dialog, field, options } = await openSearch(
      page,
      prefix + START,
      words,
    );

    await test.step('the query is there when search is opened again, and typing replaces it', async () => {
      await shows(options.first(), field.fill('umdName'));
      await hides(dialog, page.keyboard.press('Escape'));
      await page.keyboard.press('Control+k');
      await expect(field).toHaveValue('umdName');
      await expect(options.first()).toHaveAttribute('href', /umd-name/);
      await page.keyboard.type('banner');
      await expect(field).toHaveValue('banner');
      // Only the first time: then the reader sets the cursor.
      await field.blur();
      await field.focus();
      await page.keyboard.type('s');
      await expect(field).toHaveValue('banners');
    });

    await test.step(`${name}: the page of a hit shows its heading, and the reader's words until Escape`, async () => {
      await field.fill(query);
      await expect(options.first()).toContainText(word);
      await hides(dialog, page.keyboard.press('Enter'));
      await expect(page).toHaveURL(/#dtsbundlebundledpackages$/);
      const heading = page.getByRole('heading', { name: word }).first();
      await expect(heading).toBeInViewport();
      // Nothing lies over it.
      expect(
        await heading.evaluate(element => {
          const { left, top, height } = element.getBoundingClientRect();
          const shown = document.elementFromPoint(left + 4, top + height / 2);
          return element.contains(shown);
        }),
      ).toBe(true);
      const found = await marked(page);
      expect(new Set(found)).toEqual(new Set([word]));
      await page.keyboard.press('Escape');
      expect(await marked(page)).toEqual([]);
    });
  });
}
