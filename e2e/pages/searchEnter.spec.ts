// Enter means what is in the field, whenever the answer comes.
// Words that no page has. cspell:ignore qqxxzz
import { holdQueries } from '../support/holdQueries.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { english, inTurn } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

const START = '/guide/start/quick-start';

test('Enter comes before the answer', async ({ page }) => {
  const queries = await holdQueries(page);
  const { dialog, field, options, status } = await openSearch(
    page,
    START,
    english.words,
  );

  await test.step('[2.8.keyboard] Enter for a query that was changed or found nothing opens nothing', async () => {
    await queries.hold();
    await field.fill('umdName');
    await page.keyboard.press('Enter');
    await field.fill('css');
    await queries.release();
    await expect(options.first()).toContainText(/css/i);
    await expect(field).toHaveValue('css');

    await queries.hold();
    await field.fill('qqxxzz');
    await page.keyboard.press('Enter');
    await queries.release();
    await expect(status).toHaveText('No results for "qqxxzz"');
    await field.fill('umdName');
    await expect(options.first()).toHaveAttribute('href', /umd-name/);
    await expect(field).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(START);
  });

  await test.step('[2.8.keyboard] Enter opens a hit of what is typed, not of the list that is still there', async () => {
    await field.fill('');
    await expect(options).toHaveCount(0);
    await field.fill('css');
    await expect(options.first()).toContainText(/css/i);
    await queries.hold();
    await field.fill('umdName');
    await expect(status).toHaveText('Searching…');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await queries.release();
    await expect(page).toHaveURL(/\/config\/lib\/umd-name/);
    await expect(dialog).toBeHidden();
  });
});

for (const { name, words, prefix } of inTurn('Enter before the index')) {
  test(`[2.8.keyboard] ${name}: Enter pressed while the index loads opens the first hit when it is there`, async ({
    page,
  }) => {
    const index = await holdRequests(page.context(), '**/static/search/**');
    const { dialog, field } = await openSearch(page, prefix + START, words);
    await field.fill('umdName');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await index.release();
    await expect(page).toHaveURL(url =>
      url.pathname.startsWith(`${prefix}/config/lib/umd-name`),
    );
  });
}
