import { chinese, english, languages } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect, test } from '../support/site.ts';

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
  const { query, page: pageTitle, path } = queries[lang];

  test(`[2.8.grouped] [4.search-status] ${name}: results are grouped by page, lead to their section and are counted`, async ({
    page,
  }) => {
    const { dialog, field, options, status } = await openSearch(
      page,
      `${prefix}${START}`,
      words,
    );
    await field.fill(query);
    const groups = dialog.getByRole('rowgroup');
    await expect(groups.first()).toContainText(pageTitle);
    await expect(
      dialog.getByRole('grid', { name: words['search.results'] }),
    ).toBeVisible();
    await expect(options.first()).toHaveAttribute(
      'href',
      new RegExp(`^${path}`),
    );
    const count = await options.count();
    await expect(status).toHaveText(
      words['search.count'].replace('{{count}}', String(count)),
    );
  });
}

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
    // Text that goes on was cut after that many words.
    const counts = shown
      .filter(text => text.endsWith('…'))
      .map(text => text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([count]));
  });
}

test('[3.search-hit] a record has the fields of the spec', async ({ page }) => {
  const { field, options } = await openSearch(page, START, english.words);
  await field.fill('umdName');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('recent'))
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
