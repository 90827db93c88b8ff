import { chinese, english, languages } from '../support/languages.ts';
import { fixtureOrigin, siteOrigin } from '../support/origins.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { openSearch } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';

// Its configuration is in e2e/fixtures/plain/rspress.config.ts.
test.use(onFixture('plain'));

/** What the fixture's configuration says: at its top, and in a locale. */
const texts = {
  English: {
    nav: 'Handbook',
    group: 'Chapters',
    pages: ['First', 'Second'],
    outline: 'In this page',
    previous: 'Back to',
    next: 'On to',
    edit: 'Improve this page',
    updated: 'Changed on',
    filter: 'Narrow down',
    placeholder: 'A word',
    noMatch: 'Nothing matches',
  },
  Chinese: {
    nav: '手册',
    group: '章节',
    pages: ['第一章', '第二章'],
    outline: '此页内容',
    previous: '回到',
    next: '前往',
    edit: '改进此页',
    updated: '改动于',
    filter: '缩小范围',
    placeholder: '一个词',
    noMatch: '什么也没有',
  },
};

for (const { name, prefix, words, lang } of languages) {
  const expected = texts[name];
  /** English takes what the top says, Chinese what its locale says. */
  const part = (top: string, inLocale: string) =>
    `3.theme-config:${name === 'English' ? top : inLocale}`;
  const editParts =
    name === 'English'
      ? '[3.theme-config:editLink.docRepoBaseUrl] [3.theme-config:editLink.text]'
      : '[3.theme-config:locale.editLinkText]';
  const folder = `https://code.example/plain/content/${lang}`;

  test(`${name}: the words of pages and of an overview`, async ({ page }) => {
    await page.goto(`${prefix}/guide/first`);

    await test.step(`[${part('nav', 'locale.nav')}] [${part('sidebar', 'locale.sidebar')}] ${name}: the entries of bar and sidebar`, async () => {
      const entries = page
        .getByRole('navigation', { name: words['nav.label'] })
        .getByRole('link');
      await expect(entries).toHaveText([expected.nav]);
      await expect(entries).toHaveAttribute('href', `${prefix}/guide/first`);

      const sidebar = sidebarOf(page, words);
      await expect(
        sidebar.getByRole('button', { name: expected.group }),
      ).toBeVisible();
      const links = sidebar.getByRole('link');
      await expect(links).toHaveText(expected.pages);
      await expect(links.last()).toHaveAttribute(
        'href',
        `${prefix}/guide/second`,
      );
    });

    await test.step(`[${part('outlineTitle', 'locale.outlineTitle')}] ${name}: the title of the outline`, async () => {
      const outline = page.getByRole('navigation', { name: expected.outline });
      await expect(outline).toBeVisible();
      await expect(outline.getByText(expected.outline)).toBeVisible();
      await expect(page.getByText(words['outline.title'])).toHaveCount(0);
    });

    await test.step(`${editParts} ${name}: the edit link`, async () => {
      await expect(
        page.getByRole('link', { name: expected.edit, exact: true }),
      ).toHaveAttribute('href', `${folder}/guide/first.mdx`);
      await expect(page.getByText(words['page.editLink'])).toHaveCount(0);
    });

    await test.step(`[3.theme-config:lastUpdated] [3.theme-config:lastUpdatedText] ${name}: when the page was changed`, async () => {
      // That it is the time of the last change is in lastUpdated.spec.ts.
      await expect(
        page.getByText(new RegExp(`^${expected.updated}: .*20\\d\\d`)),
      ).toBeVisible();
      await expect(
        page.getByText(words['page.lastUpdated'].split('{{')[0] ?? ''),
      ).toHaveCount(0);
    });

    await test.step(`[3.theme-config:locale.prevPageText] [3.theme-config:locale.nextPageText] ${name}: the ways back and on`, async () => {
      const [first = '', second = ''] = expected.pages;
      const ways = page
        .getByRole('navigation', { name: words['page.adjacent'] })
        .getByRole('link');
      await expect(ways).toHaveText([`${expected.next}${second}`]);
      await page.goto(`${prefix}/guide/second`);
      await expect(ways).toHaveText([`${expected.previous}${first}`]);
    });

    await test.step(`[3.theme-config:locale.filterTexts] ${name}: the filter of an overview, and what it says when nothing matches`, async () => {
      await page.goto(`${prefix}/guide/all`);
      const filter = page.getByRole('searchbox', { name: expected.filter });
      await expect(filter).toHaveAttribute('placeholder', expected.placeholder);
      await filter.fill('zzz');
      await expect(page.getByText(`${expected.noMatch}: zzz`)).toBeVisible();
    });
  });
}

test('what a locale says for itself', async ({ page }) => {
  const bar = page.getByRole('banner');
  await page.goto('/zh/guide/first');

  await test.step('[3.theme-config:locale.socialLinks] a locale has links of its own', async () => {
    const links = bar.getByRole('link').and(page.locator('[href^="https://"]'));
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute(
      'href',
      'https://chat.example/plain-zh',
    );
  });

  await test.step('[3.theme-config:locale.title] [3.theme-config:locale.description] a locale names and describes the site in its own way', async () => {
    await expect(page).toHaveTitle('第一页 - 朴素文档');
    await page.goto('/zh/');
    await expect(page).toHaveTitle('朴素文档');
    await expect(titleOf(page)).toContainText('朴素文档');
    await page.goto('/zh/guide/second');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      '朴素文档的中文描述。',
    );
  });

  await test.step('[3.theme-config:locale.switches] a locale turns on what the top turns off', async () => {
    await expect(titleOf(page)).toHaveText('第二页');
    await page.mouse.wheel(0, 1500);
    await expect(
      page.getByRole('button', { name: chinese.words['outline.toTop'] }),
    ).toBeVisible();
    // The button has noticed the scroll, so the bar would have too.
    await expect(bar).toBeInViewport();
  });

  await test.step('[3.theme-config:locale.label] each language has the label of its locale', async () => {
    await bar.getByRole('link', { name: 'In English' }).click();
    await expect(page).toHaveURL('/guide/second');
    await expect(bar.getByRole('link', { name: '用中文' })).toBeVisible();
  });
});

test('what the top of the configuration says, and what other sites have instead', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const toTop = page.getByRole('button', {
    name: english.words['outline.toTop'],
  });
  const scrollDown = () =>
    page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));

  await page.goto('/guide/second');

  await test.step('[3.theme-config:enableScrollToTop] false leaves the way up out', async () => {
    await scrollDown();
    // The bar has noticed the scroll, so the button would have too.
    await expect(bar).not.toBeInViewport();
    await expect(toTop).toHaveCount(0);

    await page.goto(`${fixtureOrigin('records')}/guide/record`);
    await scrollDown();
    await expect(toTop).toBeVisible();
  });

  await page.goto('/guide/first');

  await test.step('[3.theme-config:socialLinks] the links of the bar', async () => {
    await expect(
      bar.getByRole('link', { name: english.words['social.github'] }),
    ).toHaveAttribute('href', 'https://code.example/plain');
    await expect(
      bar.getByRole('link', { name: english.words['social.discord'] }),
    ).toHaveCount(0);
  });

  await test.step('[3.theme-config:fallbackHeadingTitle] false leaves a page without heading as it is', async () => {
    const heading = titleOf(page);
    await expect(page).toHaveTitle(/^The first page/);
    await expect(heading).toHaveCount(0);
    await page.goto(`${siteOrigin()}/guide/start/quick-start`);
    await expect(heading).toHaveCount(1);
  });
});

test.describe('on a site with search', () => {
  test.use(onFixture('records'));

  test('[3.theme-config] a locale says what the search box says, or leaves it out', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    await page.goto('/guide/all');
    await expect(bar.getByRole('button', { name: 'Look it up' })).toBeVisible();
    await page.goto('/zh/guide/record');
    await expect(bar).toBeVisible();
    await expect(
      bar.getByRole('button', { name: /Look it up|搜索/ }),
    ).toHaveCount(0);
  });
});

/**
 * The texts of e2e/fixtures/versions, and a word that a heading there is part of. Of
 * Chinese, any two known characters would find something.
 */
const searchTexts = {
  English: ['Nothing found for', 'How about'],
  Chinese: ['找不到', '不如试试'],
} as const;
const SLIP = 'guidebook';

test.describe('on a site with search', () => {
  test.use(onFixture('versions'));

  test('the search dialog of each locale', async ({ page }) => {
    for (const { name, prefix, words } of languages) {
      const [none, instead] = searchTexts[name];

      await test.step(`[3.theme-config:locale.searchNoResultsText] [3.theme-config:locale.searchSuggestedQueryText] ${name}: what the dialog says when nothing is found`, async () => {
        const { dialog, field } = await openSearch(
          page,
          `${prefix}/guide/`,
          words,
        );
        await field.fill(SLIP);
        const read = dialog.getByRole('paragraph');
        await expect(read.first()).toHaveText(`${none} "${SLIP}"`);
        await expect(read.nth(1)).toHaveText(instead);
        await expect(
          dialog.getByRole('list').getByRole('button'),
        ).not.toHaveCount(0);
      });
    }
  });
});
