// Words as readers mistype them, and pieces of words. cspell:disable
import { readFileSync } from 'node:fs';
import { waitForHydration } from './support/hydration.ts';
import { chinese, english, languages } from './support/languages.ts';
import { fixtureOrigin } from './support/origins.ts';
import { commit, compose, openSearch, searchParts } from './support/search.ts';
import { expect, test } from './support/site.ts';
import { stopClock } from './support/stopClock.ts';

const START = '/guide/start/quick-start';

/** A query of each language with a page that answers it. */
const queries = {
  en: { query: 'dts.bundle', page: 'lib.dts', path: '/config/lib/dts' },
  zh: {
    query: '快速上手',
    page: '快速上手',
    path: '/zh/guide/start/quick-start',
  },
};

for (const { name, lang, words, prefix } of languages) {
  const {
    query,
    page: pageTitle,
    path,
  } = queries[lang as keyof typeof queries];

  test(`[2.4.search-box] ${name}: the search box is shown`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${START}`);
    await expect(searchParts(page, words).button).toBeVisible();
  });

  test(`[2.8.open-close:button] ${name}: the button opens a modal dialog, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    const { button, dialog, field } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await expect(field).toBeFocused();
    expect(await dialog.evaluate(element => element.matches(':modal'))).toBe(
      true,
    );
    await field.fill(query);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`[2.8.grouped] [3.search-hit] ${name}: results are grouped by page and lead to their section`, async ({
    page,
  }) => {
    const { dialog, field, options } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await field.fill(query);
    const groups = dialog.getByRole('group');
    await expect(groups.first()).toContainText(pageTitle);
    await expect(
      dialog.getByRole('listbox', { name: words['search.results'] }),
    ).toBeVisible();
    await expect(options.first()).toHaveAttribute(
      'href',
      new RegExp(`^${path}`),
    );
  });

  test(`[4.search-status] ${name}: the number of results is told`, async ({
    page,
  }) => {
    const { field, options, status } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await field.fill(query);
    await expect(options.first()).toBeVisible();
    const count = await options.count();
    await expect(status).toHaveText(
      words['search.count'].replace('{{count}}', String(count)),
    );
  });

  test(`[8.no-recents] [2.8.empty-query] ${name}: without recent searches it says so`, async ({
    page,
  }) => {
    const { dialog } = await openSearch(page, `${prefix}${START}`, words);
    await expect(dialog.getByText(words['search.noRecents'])).toBeVisible();
  });

  test(`[8.no-results] ${name}: a query without results says so, and where to tell us`, async ({
    page,
  }) => {
    const { dialog, field, options } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await field.fill('qqxxzz');
    const told = words['search.noResults'].replace('{{query}}', 'qqxxzz');
    await expect(dialog.getByText(told).first()).toBeVisible();
    await expect(options).toHaveCount(0);
    const link = dialog.getByRole('link', {
      name: words['search.missingLink'],
    });
    await expect(link).toHaveAttribute('href', /title=qqxxzz$/);
  });
}

test('[8.no-recents] [8.no-results:words] the English words are those of the spec', () => {
  expect(english.words['search.noRecents']).toBe('No recent searches');
  expect(english.words['search.noResults']).toBe('No results for "{{query}}"');
  expect(english.words['search.suggestions']).toBe('Try searching for');
  expect(english.words['search.missing']).toBe(
    'Believe this query should return results?',
  );
  expect(english.words['search.missingLink']).toBe('Let us know.');
});

test('[8.no-results:suggestions] up to 3 queries that look alike are offered, and a press asks one', async ({
  page,
}) => {
  const { dialog, field, options } = await openSearch(
    page,
    START,
    english.words,
  );
  // No word of it stands on any page, but its letters do.
  await field.fill('xglossaryx');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  const suggestions = dialog.getByRole('list').getByRole('button');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  const first = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(field).toHaveValue(first);
  await expect(options.first()).toBeVisible();
});

test('[2.4.search-box] search that is disabled in the configuration is not there', async ({
  page,
}) => {
  await page.goto(`${fixtureOrigin('plain')}/guide/first`);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /search|look/i })).toHaveCount(
    0,
  );
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("[2.8.open-close:slash] '/' opens search, and in a field it is a slash", async ({
  page,
}) => {
  await page.goto('/config/');
  await waitForHydration(page);
  const filter = page.getByRole('searchbox');
  const { dialog, field } = searchParts(page, english.words);
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(dialog).toBeHidden();

  await filter.blur();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('x/y');
  await expect(field).toHaveValue('x/y');
});

for (const modifier of ['Control', 'Meta']) {
  test(`[2.8.open-close:command] ${modifier}+K opens search`, async ({
    page,
  }) => {
    await page.goto(START);
    await waitForHydration(page);
    await page.keyboard.press(`${modifier}+k`);
    await expect(searchParts(page, english.words).field).toBeFocused();
  });
}

test('[2.8.open-close:outside] a click outside closes it at once', async ({
  page,
}) => {
  const { dialog } = await openSearch(page, START, english.words);
  await page.mouse.click(20, 500);
  await expect(dialog).toBeHidden();
});

test('[2.8.open-close] the switch turns the / key off, and that is remembered', async ({
  page,
}) => {
  const { dialog } = await openSearch(page, START, english.words);
  const slash = dialog.getByRole('switch', {
    name: english.words['search.slashKey'],
  });
  await expect(slash).toBeChecked();
  await slash.uncheck();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
});

test('[2.8.keyboard:arrows] arrows move the active item and wrap, Enter opens it', async ({
  page,
}) => {
  const { dialog, field, options } = await openSearch(
    page,
    START,
    english.words,
  );
  await field.fill('umdName');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await options.nth(1).getAttribute('id')).toBe(active);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const target = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url => `${url.pathname}${url.hash}` === target);
  await expect(dialog).toBeHidden();
});

test('[2.8.keyboard:composing] keys of an input method choose nothing', async ({
  page,
}) => {
  const { field, options } = await openSearch(
    page,
    `/zh${START}`,
    chinese.words,
  );
  await field.fill('打包');
  await expect(options.nth(1)).toBeVisible();
  const address = page.url();
  await compose(page, 'chan');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(address);
  await commit(page, '产物');
  await expect(field).toHaveValue('打包产物');
  // The new query has its own list, whose first item is active.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  }).toPass();
});

test('[5.query-length] the field takes 512 characters at the most', async ({
  page,
}) => {
  const { field } = await openSearch(page, START, english.words);
  await field.focus();
  await page.keyboard.insertText('a'.repeat(600));
  expect(await field.inputValue()).toHaveLength(512);
});

test('[9.search-limits:hits] at most 20 hits are shown', async ({ page }) => {
  const { field, options } = await openSearch(page, START, english.words);
  await field.fill('lib');
  await expect(options).toHaveCount(20);
});

for (const { width, words: count } of [
  { width: 1440, words: 10 },
  { width: 768, words: 5 },
]) {
  test(`[9.search-limits:snippet${count}] a hit shows ${count} words of its text at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { field, options } = await openSearch(page, START, english.words);
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    const shown = await options.evaluateAll(all =>
      all.map(option => option.lastElementChild?.textContent ?? ''),
    );
    const counts = shown
      .filter(text => text.startsWith('…') && text.endsWith('…'))
      .map(text => text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([count]));
  });
}

test('[5.source-ids] the parts of the list have ids of their own', async ({
  page,
}) => {
  const { dialog, field, options } = await openSearch(
    page,
    START,
    english.words,
  );
  await field.fill('bundle');
  await expect(options.nth(3)).toBeVisible();
  const ids = await dialog
    .locator('[id]')
    .evaluateAll(all => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
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

test('[8.search-error] the English words are those of the spec', () => {
  expect(english.words['search.error']).toBe('Unable to fetch results');
  expect(english.words['search.errorHelp']).toBe(
    'You might want to check your network connection.',
  );
});

test('[3.search-hit] a record has the fields of the spec', async ({ page }) => {
  const { field, options } = await openSearch(page, START, english.words);
  await field.fill('umdName');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('RECENT'))
      .map(([, value]) => JSON.parse(value as string) as unknown),
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]).toEqual([
    {
      objectID: expect.any(String),
      url: expect.stringMatching(/^\/config\/lib\/umd-name/),
      type: expect.stringMatching(/^(lvl[1-6]|content)$/),
      hierarchy: {
        lvl0: 'Config',
        lvl1: 'lib.umdName',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: expect.any(String),
    },
  ]);
});

test('[2.8.grouped] a query in Chinese finds on the English site, and says how', async ({
  page,
}) => {
  const { field, options } = await openSearch(page, START, english.words);
  await field.fill('声明文件');
  const hit = options.filter({ hasText: 'Declaration files' }).first();
  await expect(hit).toContainText(english.words['search.otherLanguage']);
  await expect(hit).toHaveAttribute('href', /^\/guide\/advanced\/dts/);
});

test('[2.8.grouped] a query in English finds on the Chinese site', async ({
  page,
}) => {
  const { field, options } = await openSearch(
    page,
    `/zh${START}`,
    chinese.words,
  );
  await field.fill('glossary');
  await expect(options.first()).toHaveAttribute(
    'href',
    /^\/zh\/guide\/start\/glossary/,
  );
  await expect(options.first()).toContainText(
    chinese.words['search.otherLanguage'],
  );
});

test('[2.8.open-close] no code and no index of search comes before a reader wants it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(START);
  await waitForHydration(page);
  expect(asked.filter(path => /search/i.test(path))).toEqual([]);
  await searchParts(page, english.words).button.hover();
  await expect
    .poll(() => asked.filter(path => /\/static\/search\//.test(path)).length)
    .toBe(1);
  // Chinese is another file, and nobody asked for it.
  expect(asked.filter(path => path.endsWith('/zh.json'))).toEqual([]);
});

test('[2.8.open-close] works at 320 px without a scroll bar to the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { dialog, field, options } = await openSearch(
    page,
    `/zh${START}`,
    chinese.words,
  );
  await field.fill('dts.bundle.bundledPackages');
  await expect(options.first()).toBeVisible();
  const overflow = await dialog.evaluate(
    element => element.scrollWidth - element.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('[2.8.grouped] hits are text: markup in the index is shown, not run', async ({
  page,
}) => {
  await page.context().route('**/static/search/**/en.json', route =>
    route.fulfill({
      json: {
        areas: ['<b>Area</b>'],
        pages: [
          [
            '/guide/start/',
            0,
            '<img src=x onerror="window.hacked=1"> mainsail',
            [[1, '', 'x', '<script>window.hacked=1</script> mainsail']],
          ],
        ],
      },
    }),
  );
  const { field, options } = await openSearch(page, START, english.words);
  await field.fill('mainsail');
  await expect(options.first()).toContainText('<script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(options.first().getByRole('img')).toHaveCount(0);
});

test('[9.search-limits:constants] the numbers of the spec, each once', () => {
  const text = readFileSync('universal/search/limits.ts', 'utf8');
  for (const line of [
    'MAX_HITS = 20;',
    'MAX_HITS_IN_GROUP = 20;',
    'MAX_QUERY_LENGTH = 512;',
    'SNIPPET_WORDS = 10;',
    'SNIPPET_WORDS_NARROW = 5;',
    'MAX_RECENTS = 7;',
    'MAX_RECENTS_BESIDE_FAVOURITES = 4;',
    'MAX_FAVOURITES = 10;',
    'STALLED_MS = 300;',
    'MAX_SUGGESTIONS = 3;',
  ]) {
    expect(text).toContain(line);
  }
});
