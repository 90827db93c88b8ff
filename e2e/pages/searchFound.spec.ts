// What a reader sees after a hit was opened. The id of an option. cspell:ignore dtsbundlebundledpackages
import type { Page } from '@playwright/test';
import { inTurn } from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { openSearch } from '../support/search.ts';
import { expect, hides, shows, test } from '../support/site.ts';

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
    const { button, dialog, field, options } = await openSearch(
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
    });

    await test.step(`${name}: the page of a hit shows its heading, marked for two seconds, and the reader's words until Escape`, async () => {
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
      const marks = () =>
        heading.evaluate(element =>
          element.getAnimations().map(one => one.effect?.getTiming().duration),
        );
      expect(await marks()).toEqual([2000]);
      await expect.poll(marks).toEqual([]);

      const found = await marked(page);
      expect(new Set(found)).toEqual(new Set([word]));
      await page.keyboard.press('Escape');
      expect(await marked(page)).toEqual([]);
    });

    await test.step('the marks are gone on the next page, and without motion the heading is marked and does not fade', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await button.click();
      await field.fill('umdName');
      await expect(options.first()).toHaveAttribute('href', /umd-name/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/umd-name/);
      const colors = await titleOf(page).evaluate(element =>
        element.getAnimations().flatMap(one =>
          [0, 1900].map(time => {
            one.pause();
            one.currentTime = time;
            return getComputedStyle(element).backgroundColor;
          }),
        ),
      );
      expect(colors).toHaveLength(2);
      expect(colors[0]).toBe(colors[1]);
      expect(colors[0]).not.toBe('rgba(0, 0, 0, 0)');
      expect((await marked(page)).length).toBeGreaterThan(0);

      await sidebarOf(page, words)
        .getByRole('link', { name: 'lib.syntax' })
        .click();
      await expect(page).toHaveURL(/lib\/syntax/);
      expect(await marked(page)).toEqual([]);
    });

    await test.step(`${name}: an address with ?q= opens the search that was shared`, async () => {
      const shared = `${prefix}${START}?q=${encodeURIComponent('lib.dts & “类型”')}`;
      await page.goto(shared);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('lib.dts & “类型”');
      await expect(options.first()).toBeVisible();
      // The search of now can be passed on the same way.
      const link = dialog.getByRole('link', { name: words['search.link'] });
      await field.fill('dts & more');
      await expect(link).toHaveAttribute('href', '?q=dts%20%26%20more');
      await hides(dialog, page.keyboard.press('Escape'));
    });
  });
}
