import type { Page } from '@playwright/test';
import { chinese, english, languages } from '../support/languages.ts';
import { fixtureOrigin, siteOrigin } from '../support/origins.ts';
import { openSearch } from '../support/search.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

// Its configuration is in e2e/fixtures/plain/rspress.config.ts.
test.use(onFixture('plain'));

async function open(page: Page, address: string) {
  await page.goto(address);
}

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

  test(`[${part('nav', 'locale.nav')}] [${part('sidebar', 'locale.sidebar')}] ${name}: the entries of bar and sidebar`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/first`);
    const entries = page
      .getByRole('navigation', { name: words['nav.label'] })
      .getByRole('link');
    await expect(entries).toHaveText([expected.nav]);
    await expect(entries).toHaveAttribute('href', `${prefix}/guide/first`);

    const sidebar = page.getByRole('navigation', {
      name: words['sidebar.label'],
    });
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

  test(`[${part('outlineTitle', 'locale.outlineTitle')}] ${name}: the title of the outline`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/first`);
    const outline = page.getByRole('navigation', { name: expected.outline });
    await expect(outline).toBeVisible();
    await expect(outline.getByText(expected.outline)).toBeVisible();
    await expect(page.getByText(words['outline.title'])).toHaveCount(0);
  });

  test(`${editParts} ${name}: the edit link`, async ({ page }) => {
    await open(page, `${prefix}/guide/first`);
    await expect(
      page.getByRole('link', { name: expected.edit, exact: true }),
    ).toHaveAttribute('href', `${folder}/guide/first.mdx`);
    await expect(page.getByText(words['page.editLink'])).toHaveCount(0);
  });

  test(`[3.theme-config:lastUpdated] [3.theme-config:lastUpdatedText] ${name}: when the page was changed`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/first`);
    await expect(
      page.getByText(new RegExp(`^${expected.updated}: .*\\d{4}.*\\d:\\d\\d`)),
    ).toBeVisible();
    await expect(
      page.getByText(words['page.lastUpdated'].split('{{')[0] ?? ''),
    ).toHaveCount(0);
    // A site that does not ask for it has none.
    await open(page, `${fixtureOrigin('parts')}/guide/`);
    await expect(page.getByText(/Last Updated|Changed on/)).toHaveCount(0);
  });

  test(`[3.theme-config:locale.prevPageText] [3.theme-config:locale.nextPageText] ${name}: the ways back and on`, async ({
    page,
  }) => {
    const [first = '', second = ''] = expected.pages;
    const ways = page
      .getByRole('navigation', { name: words['page.adjacent'] })
      .getByRole('link');
    await open(page, `${prefix}/guide/first`);
    await expect(ways).toHaveText([`${expected.next}${second}`]);
    await open(page, `${prefix}/guide/second`);
    await expect(ways).toHaveText([`${expected.previous}${first}`]);
  });

  test(`[3.theme-config:locale.filterNameText] [3.theme-config:locale.filterPlaceholderText] ${name}: the filter of an overview`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/all`);
    const filter = page.getByRole('searchbox', { name: expected.filter });
    await expect(filter).toBeVisible();
    await expect(filter).toHaveAttribute('placeholder', expected.placeholder);
  });

  test(`[3.theme-config:locale.filterNoResultText] ${name}: what the filter says when nothing matches`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/all`);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByText(`${expected.noMatch}: zzz`)).toBeVisible();
  });
}

test('[3.theme-config:socialLinks] the links of the bar', async ({ page }) => {
  await open(page, '/guide/first');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: english.words['social.github'] }),
  ).toHaveAttribute('href', 'https://code.example/plain');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: english.words['social.discord'] }),
  ).toHaveCount(0);
});

test('[3.theme-config:locale.socialLinks] a locale has links of its own', async ({
  page,
}) => {
  await open(page, '/zh/guide/first');
  const links = page
    .getByRole('banner')
    .getByRole('link')
    .and(page.locator('[href^="https://"]'));
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://chat.example/plain-zh');
});

test('[3.theme-config:locale.switches] a locale turns on what the top turns off', async ({
  page,
}) => {
  await open(page, '/zh/guide/second');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第二页');
  await page.mouse.wheel(0, 1500);
  await expect(
    page.getByRole('button', { name: chinese.words['outline.toTop'] }),
  ).toBeVisible();
  // The button has noticed the scroll, so the bar would have too.
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('[3.theme-config:enableScrollToTop] false leaves the way up out', async ({
  page,
}) => {
  const button = page.getByRole('button', {
    name: english.words['outline.toTop'],
  });
  const scrollDown = () =>
    page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await open(page, `${fixtureOrigin('records')}/guide/record`);
  await scrollDown();
  await expect(button).toBeVisible();

  await open(page, '/guide/second');
  await scrollDown();
  // The bar has noticed the scroll, so the button would have too.
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(button).toHaveCount(0);
});

test('[3.theme-config:hideNavbar] auto hides the bar on the way down', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await open(page, '/guide/second');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test('[3.theme-config:fallbackHeadingTitle] false leaves a page without heading as it is', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `${siteOrigin()}/guide/start/quick-start`);
  await expect(heading).toHaveCount(1);
  await open(page, '/guide/first');
  await expect(page).toHaveTitle(/^The first page/);
  await expect(heading).toHaveCount(0);
});

test('[3.theme-config:locale.label] each language has the label of its locale', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await open(page, '/guide/first');
  await expect(bar.getByRole('link', { name: '用中文' })).toBeVisible();
  await open(page, '/zh/guide/first');
  await expect(bar.getByRole('link', { name: 'In English' })).toBeVisible();
});

test('[3.theme-config:locale.title] a locale names the site in its own way', async ({
  page,
}) => {
  await open(page, '/zh/guide/first');
  await expect(page).toHaveTitle('第一页 - 朴素文档');
  await open(page, '/zh/');
  await expect(page).toHaveTitle('朴素文档');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('朴素文档');
});

test('[3.theme-config:locale.description] a locale describes the site in its own way', async ({
  page,
}) => {
  await open(page, '/zh/guide/second');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    '朴素文档的中文描述。',
  );
});

test.describe('on a site with search', () => {
  test.use(onFixture('records'));

  test('[3.theme-config:locale.searchPlaceholderText] a locale says what the search box says', async ({
    page,
  }) => {
    await open(page, '/guide/all');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Look it up' }),
    ).toBeVisible();
  });

  test('[3.theme-config:search] a locale may leave the search box out', async ({
    page,
  }) => {
    await open(page, '/zh/guide/record');
    const bar = page.getByRole('banner');
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
  English: {
    none: 'Nothing found for',
    instead: 'How about',
    slip: 'guidebook',
  },
  Chinese: { none: '找不到', instead: '不如试试', slip: 'guidebook' },
};

for (const { name, prefix, words } of languages) {
  const { none, instead, slip } = searchTexts[name];

  test.describe('on a site with search', () => {
    test.use(onFixture('versions'));

    test(`[3.theme-config:locale.searchNoResultsText] [3.theme-config:locale.searchSuggestedQueryText] ${name}: what the dialog says when nothing is found`, async ({
      page,
    }) => {
      const { dialog, field } = await openSearch(
        page,
        `${prefix}/guide/`,
        words,
      );
      await field.fill(slip);
      const read = dialog.getByRole('paragraph');
      await expect(read.first()).toHaveText(`${none} "${slip}"`);
      await expect(read.nth(1)).toHaveText(instead);
      await expect(
        dialog.getByRole('list').getByRole('button'),
      ).not.toHaveCount(0);
    });
  });
}
