// Words that no page has. cspell:ignore qqxxzz qqmainsailqq
import { waitForHydration } from './support/hydration.ts';
import { english, languages } from './support/languages.ts';
import { openSearch, searchParts } from './support/search.ts';
import { expect, test } from './support/site.ts';
import { stopClock } from './support/stopClock.ts';

const START = '/guide/start/quick-start';

for (const { name, words, prefix } of languages) {
  test(`[2.8.empty-query] [8.no-results] ${name}: no query and a query without results say so, and where to tell us`, async ({
    page,
  }) => {
    const { dialog, field, options } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await expect(dialog.getByText(words['search.noRecents'])).toBeVisible();
    await field.fill('qqxxzz');
    const told = words['search.noResults'].replace('{{query}}', 'qqxxzz');
    await expect(dialog.getByText(told).first()).toBeVisible();
    await expect(options).toHaveCount(0);
    const link = dialog.getByRole('link', {
      name: words['search.missingLink'],
    });
    await expect(link).toHaveAttribute('href', /title=qqxxzz$/);
    // Its line would run below a full-width stop and hide it.
    expect(await link.innerText()).not.toMatch(/。$/);
  });
}

test('[8.no-recents] [8.no-results:words] the English words of empty screens are those of the spec', () => {
  const { words } = english;
  expect(words['search.noRecents']).toBe('No recent searches');
  expect(words['search.noResults']).toBe('No results for "{{query}}"');
  expect(words['search.suggestions']).toBe('Try searching for');
  expect(words['search.missing']).toBe(
    'Believe this query should return results?',
  );
  expect(words['search.missingLink']).toBe('Let us know.');
});

test('[8.search-error] the English words of a failure are those of the spec', () => {
  const { words } = english;
  expect(words['search.error']).toBe('Unable to fetch results');
  expect(words['search.errorHelp']).toBe(
    'You might want to check your network connection.',
  );
});

test('[8.no-results:suggestions] [9.search-limits:suggestions] 3 queries that look alike are offered, and a press asks one', async ({
  page,
}) => {
  const names = ['Mainsail', 'Mainsails', 'Main sails', 'The mainsail'];
  await page.context().route('**/static/search/**/en.json', route =>
    route.fulfill({
      json: {
        areas: ['Guide'],
        pages: names.map(name => [
          '/guide/start/',
          0,
          name,
          [[1, '', name, 'Cloth.']],
        ]),
      },
    }),
  );
  const { dialog, field, options } = await openSearch(
    page,
    START,
    english.words,
  );
  // No word of it stands on any page, but its letters do.
  await field.fill('qqmainsailqq');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  const suggestions = dialog.getByRole('list').getByRole('button');
  await expect(suggestions).toHaveCount(3);
  const first = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(field).toHaveValue(first);
  await expect(options.first()).toBeVisible();
});

test('[4.search-status:loading] [4.search-status:stalled] pending is loading, and stalled past 300 ms', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.context().route('**/static/search/**', async route => {
    await held;
    await route.continue();
  });
  await page.goto(START);
  await waitForHydration(page);
  await stopClock(page);
  const { button, field, status, options } = searchParts(page, english.words);
  await button.click();
  await field.fill('dts');
  await expect(status).toHaveText(english.words['search.loading']);
  await page.clock.runFor(299);
  await expect(status).toHaveText(english.words['search.loading']);
  await page.clock.runFor(1);
  await expect(status).toHaveText(english.words['search.stalled']);
  release();
  await expect(options.first()).toBeVisible();
});

for (const { name, words, prefix } of languages) {
  test.describe(`${name}: an index that cannot be had`, () => {
    test.use({
      allowedProblems: { 'the index fails on purpose': /50[03]|search/ },
    });

    test(`[8.search-error] [4.search-status:error] ${name}: says that results could not be fetched, not that there are none`, async ({
      page,
    }) => {
      await page
        .context()
        .route('**/static/search/**', route => route.fulfill({ status: 503 }));
      const { dialog, field } = await openSearch(
        page,
        `${prefix}${START}`,
        words,
      );
      await field.fill('dts');
      await expect(
        dialog.getByText(words['search.error']).first(),
      ).toBeVisible();
      await expect(dialog.getByText(words['search.errorHelp'])).toBeVisible();
      const none = words['search.noResults'].replace('{{query}}', 'dts');
      await expect(dialog.getByText(none)).toHaveCount(0);
    });
  });
}
