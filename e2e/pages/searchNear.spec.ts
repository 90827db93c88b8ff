// What a reader is told who asks for something the site does not have, or has
// not asked yet. Words that no page has. cspell:ignore qqxxzz declaratoin
import { english, languages, type TestLanguage } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect, hides, shows, test } from '../support/site.ts';

const START = '/guide/start/quick-start';

const near = {
  en: { query: 'Kubernetes config', told: 'No page mentions “Kubernetes”' },
  zh: { query: '怎么配置 Kubernetes', told: '没有页面提到“Kubernetes”' },
};

const SNIPPET_OF = {
  en: { query: 'output.target', marks: /^output\.target$/i },
  zh: { query: '声明文件', marks: /声明|文件|d\.ts|dts/i },
};

/** The screens of search: in English the spec's words, in Chinese our own. */
function wordsOfScreens({ lang, words }: TestLanguage) {
  if (lang === 'en') {
    return {
      noRecents: 'No recent searches',
      noResults: 'No results for "qqxxzz"',
      missing: 'Believe this query should return results?',
      missingLink: 'Let us know.',
    };
  }
  return {
    noRecents: words['search.noRecents'],
    noResults: words['search.noResults'].replace('{{query}}', 'qqxxzz'),
    missing: words['search.missing'],
    missingLink: words['search.missingLink'],
  };
}

for (const language of languages) {
  const { name, lang, words, prefix } = language;

  test(`${name}: what a dialog says before, of and without results`, async ({
    page,
  }) => {
    const { button, dialog, field, options, status } = await openSearch(
      page,
      prefix + START,
      words,
    );

    await test.step(`[8.no-recents] [8.no-results:words] ${name}: no query and a query without results say so, and where to tell us`, async () => {
      const said = wordsOfScreens(language);
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
      await field.fill('');
    });

    await test.step(`[8.no-recents] ${name}: who has not searched yet is offered where to start, and on a desktop the keys`, async () => {
      const start = dialog.getByRole('navigation', {
        name: words['search.start'],
      });
      await expect(start.getByRole('link')).toHaveText([
        words['search.startQuick'],
        words['search.startConfig'],
        words['search.startMigration'],
        words['search.startNews'],
      ]);
      await expect(dialog.getByText(words['search.keyMove'])).toBeVisible();
      const addresses = await start
        .getByRole('link')
        .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
      for (const address of addresses) {
        expect((await page.request.get(address)).status()).toBe(200);
      }
      await field.fill('x');
      await expect(start).toHaveCount(0);
      await field.fill('');
      await hides(dialog, start.getByRole('link').nth(1).click());
      await expect(page).toHaveURL(url => url.pathname === `${prefix}/config/`);
    });

    await button.click();

    await test.step(`${name}: a word that no page has is named before the results that come close`, async () => {
      const { query, told } = near[lang];
      await shows(options.first(), field.fill(query));
      const notice = dialog.getByRole('paragraph').filter({ hasText: told });
      await expect(notice).toHaveText(told);
      await expect(dialog.getByText(words['search.near'])).toBeVisible();
      await expect(status).toContainText(told);
      const [above, below] = [
        await notice.boundingBox(),
        await options.first().boundingBox(),
      ];
      expect(above?.y).toBeLessThan(below?.y ?? 0);

      // Known in another form, by a synonym or with a slip, nothing is missing.
      for (const known of ['declarations', 'rollup config', 'declaratoin']) {
        await field.fill(known);
        await expect(status).toHaveText(/^\d+ /);
        await expect(notice).toHaveCount(0);
      }
    });

    await test.step(`[9.search-limits] ${name}: the text of a hit starts with a sentence, without the lines of type and default, and marks what was asked`, async () => {
      const { query, marks } = SNIPPET_OF[lang];
      await field.fill('');
      await expect(options).toHaveCount(0);
      await shows(options.nth(5), field.fill(query));
      const texts = await options.evaluateAll(all =>
        all.map(option => option.lastElementChild?.textContent ?? ''),
      );
      const fromStart = texts.filter(text => !text.startsWith('…'));
      expect(fromStart.length).toBeGreaterThan(texts.length / 2);
      for (const text of texts) {
        expect(text).not.toMatch(/^(?:Default|Type|默认值|类型)\s*[:：]/);
      }
      const marked = await options.locator('mark').allTextContents();
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.filter(text => !marks.test(text))).toEqual([]);
      // An option says what it takes.
      await field.fill('dts.isolated');
      await expect(options.first()).toContainText('boolean');
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });

  test('[2.8.favourites] there is one ×, which clears, no word of keys, and a tap saves a hit where it stands', async ({
    page,
  }) => {
    const { words } = english;
    const parts = await openSearch(page, START, words);
    const { dialog, field, rows } = parts;
    await expect(dialog.getByRole('switch')).toBeHidden();
    await expect(dialog.getByText(words['search.keyMove'])).toBeHidden();
    await shows(rows.first(), field.fill('dts'));
    const close = dialog.getByRole('button', { name: words['search.close'] });
    await expect(close.getByText('Close', { exact: true })).toBeVisible();
    await expect(close.locator('svg')).toHaveCount(0);
    await rows.nth(1).getByRole('button').tap();
    await expect(
      rows.nth(1).getByRole('button', { pressed: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: words['search.reset'] }).tap();
    await expect(field).toHaveValue('');
    await expect(
      dialog.getByRole('rowgroup', { name: words['search.favorite'] }),
    ).toBeVisible();
    await hides(dialog, close.tap());
  });
});
