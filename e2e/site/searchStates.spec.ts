// Words that no page has. cspell:ignore qqxxzz qqmainsailqq qqsailorly
import { english, languages, type TestLanguage } from '../support/languages.ts';
import { openSearch, searchParts } from '../support/search.ts';
import { expect, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

const START = '/guide/start/quick-start';

/** The screens of search: in English the spec's words, in Chinese our own. */
function wordsOfScreens({ lang, words }: TestLanguage) {
  if (lang === 'en') {
    return {
      noRecents: 'No recent searches',
      noResults: 'No results for "qqxxzz"',
      missing: 'Believe this query should return results?',
      missingLink: 'Let us know.',
      error: 'Unable to fetch results',
      errorHelp: 'You might want to check your network connection.',
    };
  }
  return {
    noRecents: words['search.noRecents'],
    noResults: words['search.noResults'].replace('{{query}}', 'qqxxzz'),
    missing: words['search.missing'],
    missingLink: words['search.missingLink'],
    error: words['search.error'],
    errorHelp: words['search.errorHelp'],
  };
}

for (const language of languages) {
  const { name, words, prefix } = language;
  const said = wordsOfScreens(language);
  test(`[8.no-recents] [8.no-results:words] ${name}: no query and a query without results say so, and where to tell us`, async ({
    page,
  }) => {
    const { dialog, field, options, status } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    // The words of the spec as they are; what is said aloud below is not them.
    const read = dialog.getByRole('paragraph');
    await expect(read).toHaveText([said.noRecents]);
    await field.fill('qqxxzz');
    await expect(read).toHaveText([
      said.noResults,
      `${said.missing} ${said.missingLink}`,
    ]);
    await expect(status).toHaveText(said.noResults);
    await expect(options).toHaveCount(0);
    const link = read.getByRole('link', {
      name: said.missingLink,
      exact: true,
    });
    await expect(link).toHaveAttribute('href', /title=qqxxzz$/);
    // Its line would run below a full-width stop and hide it.
    expect(await link.innerText()).not.toMatch(/。$/);
  });
}

test('[8.no-results:suggestions] [9.search-limits:suggestions] 3 queries that look alike are offered, and a press asks one', async ({
  page,
}) => {
  const names = ['Mainsail', 'Mainsails', 'A mainsail', 'The mainsail'];
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
  const { dialog, field, options, status } = await openSearch(
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
  await suggestions.first().press('Enter');
  await expect(field).toHaveValue(first);
  await expect(options.first()).toBeVisible();
  // Whoever goes on by key goes on from the field.
  await expect(field).toBeFocused();

  // Letters in common are no meaning in common.
  await field.fill('qqsailorly');
  await expect(status).toContainText('qqsailorly');
  await expect(suggestions).toHaveCount(0);
  await expect(dialog.getByText('Try searching for')).toHaveCount(0);
});

test('[4.search-status] [8.no-results] nothing is claimed before there is an answer', async ({
  page,
}) => {
  const { field, options, status } = await openSearch(
    page,
    START,
    english.words,
  );
  const said = await status.evaluateHandle(element => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(
      element,
      { childList: true, characterData: true, subtree: true },
    );
    return texts;
  });
  await field.press('d');
  await expect(options.first()).toBeVisible();
  await expect(status).toHaveText('20 results');
  const texts = await said.jsonValue();
  expect(texts.filter(text => text?.includes('No results'))).toEqual([]);
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

for (const language of languages) {
  const { name, words, prefix } = language;
  const said = wordsOfScreens(language);
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
      const { dialog, field, status } = await openSearch(
        page,
        `${prefix}${START}`,
        words,
      );
      await field.fill('dts');
      const read = dialog.getByRole('paragraph');
      await expect(read).toHaveText([said.error, said.errorHelp]);
      await expect(status).toHaveText(said.error);
      const none = words['search.noResults'].replace('{{query}}', 'dts');
      await expect(dialog.getByText(none)).toHaveCount(0);
    });
  });
}
