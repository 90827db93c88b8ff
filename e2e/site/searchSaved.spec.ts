import type { Page } from '@playwright/test';
import { english, inTurn, type TestLanguage } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('small'));

const START = '/guide/start/quick-start';

function record(number: number) {
  return {
    objectID: `/#${number}`,
    url: `/#${number}`,
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Guide',
      lvl1: `Saved ${number}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
  };
}

interface Saved {
  recents?: number;
  favourites?: number;
}

/** Opens search as if these searches had been made before, and no others. */
async function openWith(
  page: Page,
  path: string,
  { lang, words, prefix }: TestLanguage,
  { recents = 0, favourites = 0 }: Saved,
): Promise<void> {
  const numbers = (count: number, from: number) =>
    JSON.stringify(Array.from({ length: count }, (_, at) => record(from + at)));
  await page.evaluate(
    ([name, recentList, favouriteList]) => {
      localStorage.setItem(`rslib-${name}-recent-searches`, recentList);
      localStorage.setItem(`rslib-${name}-favorite-searches`, favouriteList);
    },
    [lang, numbers(recents, 1), numbers(favourites, 101)] as const,
  );
  await openSearch(page, `${prefix}${path}`, words);
}

for (const language of inTurn('searches that are saved')) {
  const { name, words, prefix } = language;

  test(`${name}: searches are saved, kept and removed`, async ({ page }) => {
    const { dialog, field, options, rows } = await openSearch(
      page,
      prefix + START,
      words,
    );

    const groupOf = (name: string) => dialog.getByRole('rowgroup', { name });
    const recents = groupOf(words['search.recent']);
    const favourites = groupOf(words['search.favorite']);

    await test.step(`[2.8.favourites] ${name}: each hit can be saved where it is found, by pointer and by key, and taken back`, async () => {
      await field.fill('dts');
      await expect(options.nth(2)).toBeVisible();
      const saves = rows.getByRole('button');
      expect(await saves.count()).toBe(await options.count());
      await rows.nth(2).getByRole('button').click();
      await expect(
        rows.nth(2).getByRole('button', { pressed: true }),
      ).toBeVisible();
      const clicked = await options.nth(2).getAttribute('href');

      // The pointer has left the third hit active.
      await field.press('ArrowUp');
      const pointedAt = dialog.getByRole('row', { selected: true });
      await expect(pointedAt).toHaveCount(1);
      const byKey = pointedAt.getByRole('button');
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(byKey).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(byKey).toHaveAttribute('aria-pressed', 'true');
      await expect(byKey).toBeFocused();
      const keyed = await pointedAt.getByRole('link').getAttribute('href');
      expect(keyed).not.toBe(clicked);

      await field.fill('');
      await expect(favourites.getByRole('link')).toHaveCount(2);
      await expect(favourites.getByRole('link').nth(1)).toHaveAttribute(
        'href',
        clicked ?? '',
      );
      await field.fill('dts');
      await rows.nth(2).getByRole('button', { pressed: true }).click();
      await expect(rows.getByRole('button', { pressed: true })).toHaveCount(1);
      await field.fill('');
      await expect(favourites.getByRole('link')).toHaveAttribute(
        'href',
        keyed ?? '',
      );
    });

    await test.step(`[2.8.empty-query] [2.8.saved-in-browser] ${name}: a hit that was opened is a recent search, also after a reload`, async () => {
      await field.fill('umdName');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/umd-name/);
      // Loads the page anew, too.
      await openSearch(page, `${prefix}${START}`, words);
      const row = dialog.getByRole('row', { name: /lib\.umdName/ });
      await expect(row).toBeVisible();
      await expect(recents).toContainText('lib.umdName');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/umd-name/);
    });

    await test.step(`[2.8.favourites] ${name}: saved to favourites it leaves the recents, and it can be removed`, async () => {
      await openWith(page, START, language, { recents: 2 });
      await dialog
        .getByRole('button', {
          name: words['search.save'].replace('{{name}}', 'Saved 1'),
        })
        .click();
      await expect(favourites).toContainText('Saved 1');
      await expect(recents).not.toContainText('Saved 1');
      const remove = (title: string) =>
        dialog.getByRole('button', {
          name: words['search.remove'].replace('{{name}}', title),
        });
      await remove('Saved 1').click();
      await expect(favourites).toHaveCount(0);
      await remove('Saved 2').click();
      await expect(dialog.getByText(words['search.noRecents'])).toBeVisible();
    });
  });
}

test('how much is kept, and what is not taken for a search', async ({
  page,
}) => {
  const { dialog } = searchParts(page, english.words);
  const links = dialog.getByRole('link');
  await page.goto(START);

  await test.step('[9.search-limits:recents] 7 recent searches are shown, 4 if favourites exist', async () => {
    await openWith(page, START, english, { recents: 9 });
    await expect(links).toHaveCount(7);

    await openWith(page, START, english, { recents: 9, favourites: 1 });
    const recents = dialog.getByRole('rowgroup', {
      name: english.words['search.recent'],
    });
    await expect(recents.getByRole('link')).toHaveCount(4);
  });

  await test.step('[9.search-limits:keys] [2.8.saved-in-browser] searches saved under the names of before are moved over, once', async () => {
    await page.evaluate(() => localStorage.clear());
    const before = {
      __DOCSEARCH_RECENT_SEARCHES__: [record(1), record(2)],
      __DOCSEARCH_FAVORITE_SEARCHES__: [record(101)],
    };
    await page.evaluate(lists => {
      for (const [name, list] of Object.entries(lists)) {
        localStorage.setItem(`${name}rslib-en`, JSON.stringify(list));
      }
    }, before);
    await openSearch(page, START, english.words);
    await expect(links).toHaveText(['Saved 1', 'Saved 2', 'Saved 101']);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    expect((await keys()).filter(key => /DOCSEARCH/.test(key))).toEqual([]);

    await dialog
      .getByRole('button', { name: 'Remove: Saved 1', exact: true })
      .click();
    await openSearch(page, START, english.words);
    await expect(links).toHaveText(['Saved 2', 'Saved 101']);
  });
});
