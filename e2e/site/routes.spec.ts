import { english, languages } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import { readDocuments } from '../support/readDocuments.ts';
import {
  blogRoutes,
  configPageRoutes,
  routes,
  specRoutes,
} from '../support/routes.ts';
import { homeName } from '../support/homeName.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

/** Few enough for one test to stay short, many enough to share a browser. */
const PAGES_PER_TEST = 10;
/** Two sentences are longer than this, also in Chinese. */
const MIN_BODY_CHARACTERS = 40;

test('[2.2.routes] the table holds 50 routes', () => {
  expect(new Set(specRoutes).size).toBe(50);
  expect(specRoutes).toHaveLength(50);
});

for (const { name, words, prefix, htmlLang, clause } of languages) {
  const paths = routes.map(route => prefix + route);

  test(`[2.1.clean-urls] every ${name} route answers at its address, with clean links`, async ({
    context,
  }) => {
    const documents = await readDocuments(context, paths);
    for (const { path, status, links } of documents) {
      expect.soft(status, `status of ${path}`).toBe(200);
      expect.soft(links, `links of ${path}`).not.toHaveLength(0);
      expect
        .soft(
          links.filter(link => link.includes('.html')),
          `links of ${path} with .html`,
        )
        .toEqual([]);
    }
  });

  test(`[${clause}] every ${name} document declares lang="${htmlLang}"`, async ({
    context,
  }) => {
    const documents = await readDocuments(context, paths);
    for (const { path, lang } of documents) {
      expect.soft(lang, `lang of ${path}`).toBe(htmlLang);
    }
  });

  for (let start = 0; start < paths.length; start += PAGES_PER_TEST) {
    const group = paths.slice(start, start + PAGES_PER_TEST);

    test(`[2.2.routes] [8.hydration] ${name} pages ${start + 1} to ${start + group.length} have a title and a body and hydrate without a warning`, async ({
      page,
      problems,
    }) => {
      for (const path of group) {
        const problemsBefore = problems.length;
        const response = await page.goto(path);

        expect(response?.status(), `status of ${path}`).toBe(200);
        await expect(
          page.locator('html'),
          `language of ${path} once it is alive`,
        ).toHaveAttribute('lang', htmlLang);
        await expect(page, `title of ${path}`).toHaveTitle(/\S/);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, `h1 of ${path}`).toHaveCount(1);
        await expect(heading, `h1 of ${path}`).toHaveText(/\S/);
        const body = await page.getByRole('main').innerText();
        expect(body.length, `characters on ${path}`).toBeGreaterThan(
          MIN_BODY_CHARACTERS,
        );
        expect(problems.slice(problemsBefore), `problems of ${path}`).toEqual(
          [],
        );
      }
    });
  }

  test(`[2.1.top-nav] the ${name} navigation leads to guide, config, the Explorer and blog, then to the API`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    const bar = page.getByRole('banner');
    const menu = bar.getByRole('navigation', { name: words['nav.label'] });
    const expected = [
      [words['nav.guide'], `${prefix}/guide/start/`],
      [words['nav.config'], `${prefix}/config/`],
      [words['nav.explorer'], `${prefix}/explorer/`],
      [words['nav.blog'], `${prefix}/blog/`],
      [words['nav.api'], `${prefix}/api/`],
    ] as const;

    await expect(menu.getByRole('link')).toHaveText(
      expected.map(([text]) => text),
    );
    for (const [text, address] of expected) {
      const link = menu.getByRole('link', { name: text, exact: true });
      await expect(link).toHaveAttribute('href', address);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toHaveAttribute('aria-current', 'true');
    }
    const sidebar = page.getByRole('navigation', {
      name: words['sidebar.label'],
    });
    const listed = await sidebar
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(listed, 'the pages about the API').toEqual(
      ['/api/', '/api/functions', '/api/instance', '/api/types'].map(
        route => prefix + route,
      ),
    );
  });

  test(`[2.2.blog-no-sidebar] the ${name} blog overview and post have no sidebar`, async ({
    page,
  }) => {
    const sidebar = page.getByRole('navigation', {
      name: words['sidebar.label'],
    });
    await page.goto(`${prefix}/guide/start/`);
    await expect(sidebar, 'a guide page has one').toBeVisible();

    for (const route of blogRoutes) {
      await page.goto(prefix + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sidebar, `sidebar of ${prefix}${route}`).toHaveCount(0);
    }
  });

  test(`[2.2.config-sidebar] the ${name} config sidebar lists all lib and rsbuild pages`, async ({
    page,
  }) => {
    for (const route of ['/config/', '/config/lib/', '/config/rsbuild/tools']) {
      await page.goto(prefix + route);
      const sidebar = page.getByRole('navigation', {
        name: words['sidebar.label'],
      });
      const listed = await sidebar
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')));
      expect(listed, `sidebar of ${prefix}${route}`).toEqual(
        expect.arrayContaining(configPageRoutes.map(page => prefix + page)),
      );
    }
  });
}

test('[2.1.top-nav] the English entries are called Guide, Config, Explorer, Blog and API', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Guide', '/guide/start/'],
    ['Config', '/config/'],
    ['Explorer', '/explorer/'],
    ['Blog', '/blog/'],
    ['API', '/api/'],
  ] as const) {
    await expect(
      page.getByRole('banner').getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', address);
  }
});

for (const { language, prefix, date } of [
  { language: 'English', prefix: '', date: 'May 14, 2025' },
  { language: 'Chinese', prefix: '/zh', date: '2025年5月14日' },
]) {
  test(`[2.2.blog-date] the ${language} post and overview say ${date}`, async ({
    page,
  }) => {
    const post = `${prefix}/blog/introducing-rslib`;
    await page.goto(post);
    const published = page.getByRole('main').getByRole('time');
    await expect(published).toHaveAttribute('datetime', '2025-05-14');
    await expect(published).toHaveText(date);
    const title = await page.getByRole('heading', { level: 1 }).innerText();

    await page.goto(`${prefix}/blog/`);
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('link', { name: title, exact: true }),
      });
    await expect(entry.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      post,
    );
    await expect(entry.getByRole('time')).toHaveAttribute(
      'datetime',
      '2025-05-14',
    );
    await expect(entry.getByRole('time')).toHaveText(date);
  });
}

test('[2.1.clean-urls] an address with .html leads to the clean one', async ({
  request,
}) => {
  const response = await request.get('/guide/start/quick-start.html', {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/guide\/start\/quick-start$/);
});

test('[2.1.base] home, links and scripts stand at /', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(
    page.getByRole('link', { name: homeName(english.words) }),
  ).toHaveAttribute('href', '/');

  const addresses = await page
    .locator('script[src], link[rel="preload"], link[rel="icon"]')
    .evaluateAll(elements =>
      elements.map(
        element => element.getAttribute('src') ?? element.getAttribute('href'),
      ),
    );
  expect(addresses).not.toHaveLength(0);
  for (const address of addresses) {
    expect(address).toMatch(/^\/(static\/|tools\/|favicon)/);
  }
});

test.describe('on the fixture site that prints page records', () => {
  test.use(onFixture('page-types'));

  for (const { clause, prefix, lang } of languages) {
    test(`[${clause}] the page record of ${prefix}/guide/record says lang ${lang}`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/guide/record`);
      expect(await readRecord(page)).toMatchObject({
        lang,
        routePath: `${prefix}/guide/record`,
      });
    });
  }
});
