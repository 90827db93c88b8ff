// Words that no page has. cspell:ignore qqmainsailqq qqsailorly
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { openSearch, type SearchParts } from '../support/search.ts';
import { expect, shows, test } from '../support/site.ts';

const START = '/guide/start/quick-start';

const queries = {
  en: { query: 'dts.bundle', page: 'lib.dts', path: '/config/lib/dts' },
  zh: {
    query: '快速上手',
    page: '快速上手',
    path: '/zh/guide/start/quick-start',
  },
};

/** Asks with an empty list, so that what is shown then is the answer. */
async function ask({ field, options }: SearchParts, query: string) {
  await field.fill('');
  await expect(options).toHaveCount(0);
  await field.fill(query);
}

async function proveGroups(
  parts: SearchParts,
  { name, lang, words }: TestLanguage,
) {
  const { dialog, options, status } = parts;
  await test.step(`[2.8.grouped] [4.search-status] ${name}: results are grouped by page, lead to their section and are counted`, async () => {
    const { query, page: title, path } = queries[lang];
    await ask(parts, query);
    const groups = dialog.getByRole('rowgroup');
    await expect(groups.first()).toContainText(title);
    await expect(
      dialog.getByRole('grid', { name: words['search.results'] }),
    ).toBeVisible();
    await expect(options.first()).toHaveAttribute(
      'href',
      new RegExp(`^${path}`),
    );
    // Each group leads to one page, and no two to the same.
    const pages = await groups.evaluateAll(all =>
      all.map(group =>
        [...group.querySelectorAll('a')].map(link => link.pathname),
      ),
    );
    const firsts = pages.map(([first]) => first);
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts).toEqual([...new Set(firsts)]);
    expect(pages).toEqual(
      pages.map(([first, ...rest]) => [first, ...rest.map(() => first)]),
    );
    const count = await options.count();
    await expect(status).toHaveText(
      words['search.count'].replace('{{count}}', String(count)),
    );
  });
}

test('queries in an English dialog', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const parts = await openSearch(page, START, english.words);
  const { field, options, status } = parts;

  await test.step('[4.search-status] [8.no-results] nothing is claimed before there is an answer', async () => {
    const said = await status.evaluateHandle(element => {
      const texts: (string | null)[] = [];
      new MutationObserver(() => texts.push(element.textContent)).observe(
        element,
        { childList: true, characterData: true, subtree: true },
      );
      return texts;
    });
    await shows(options.first(), field.press('d'));
    await expect(status).toHaveText('20 results');
    const texts = await said.jsonValue();
    expect(texts.filter(text => text?.includes('No results'))).toEqual([]);
  });

  await proveGroups(parts, english);

  await test.step('[9.search-limits:hits] at most 20 hits are shown', async () => {
    await ask(parts, 'lib');
    await expect(options).toHaveCount(20);
  });

  await test.step('[2.8.grouped] a query in Chinese finds on the English site, and says how', async () => {
    await ask(parts, '声明文件');
    const hit = options.filter({ hasText: 'Declaration files' }).first();
    await expect(hit).toContainText(english.words['search.otherLanguage']);
    await expect(hit).toHaveAttribute('href', /^\/guide\/advanced\/dts/);
  });

  for (const { width, words: count } of [
    { width: 1440, words: 10 },
    { width: 768, words: 5 },
  ]) {
    await test.step(`[9.search-limits:snippet${count}] a hit shows ${count} words of its text at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await shows(options.first(), ask(parts, 'dts'));
      // Texts come after the hits. One that goes on was cut after that many words.
      const counts = async () => {
        const shown = await options.evaluateAll(all =>
          all.map(option => option.lastElementChild?.textContent ?? ''),
        );
        return new Set(
          shown
            .filter(text => text.endsWith('…'))
            .map(text => text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0),
        );
      };
      await expect.poll(counts).toEqual(new Set([count]));
    });
  }

  await test.step('[9.search-limits:keys] [2.8.saved-in-browser] the storage keys begin with the index name, and nothing is sent', async () => {
    await shows(options.first(), ask(parts, 'umdName'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
    const keys = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([, value]) => (value as string).includes('objectID'))
        .map(([key]) => key),
    );
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^rslib-en\b/);
    expect(sent).toEqual([]);
  });

  await test.step('[3.search-hit] a record has the fields of the spec', async () => {
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
});

test('queries in a Chinese dialog', async ({ page }) => {
  const parts = await openSearch(page, `/zh${START}`, chinese.words);
  const { options } = parts;

  await proveGroups(parts, chinese);

  await test.step('[2.8.grouped] a query in English finds on the Chinese site', async () => {
    await ask(parts, 'glossary');
    await expect(options.first()).toHaveAttribute(
      'href',
      /^\/zh\/guide\/start\/glossary/,
    );
    await expect(options.first()).toContainText(
      chinese.words['search.otherLanguage'],
    );
  });
});

test('[8.no-results:suggestions] [9.search-limits:suggestions] 3 queries that look alike are offered, and a press asks one', async ({
  page,
}) => {
  const names = ['Mainsail', 'Mainsails', 'A mainsail', 'The mainsail'];
  await page.context().route('**/static/search/**/en.json', route =>
    route.fulfill({
      json: {
        areas: ['Area'],
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
