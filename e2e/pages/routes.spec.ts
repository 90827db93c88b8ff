import { english, inTurn, languages } from '../support/languages.ts';
import { origin } from '../../site/site.ts';
import { siteOrigin } from '../support/origins.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { homeName } from '../support/homeName.ts';
import { elementOf, linksOf, readHtml, textOf } from '../support/servedHtml.ts';
import { expect, test } from '../support/site.ts';

/** Few enough for one test to stay short, many enough to share a browser. */
const PAGES_PER_TEST = 10;
/** Two sentences are longer than this, also in Chinese. */
const MIN_BODY_CHARACTERS = 40;

const below = (folder: string, names: string) =>
  names.split(' ').map(name => folder + (name === 'index' ? '' : name));

/** The pages in the sidebar of the Config section. */
const configPageRoutes = [
  ...below(
    '/config/lib/',
    'auto-extension auto-external banner bundle dts external-helpers footer format id index out-base redirect shims syntax umd-name',
  ),
  ...below('/config/rsbuild/', 'index output plugins resolve source tools'),
];

/** The table of SPEC 2.2, in English; Chinese is the same under /zh. */
const specRoutes = [
  '/',
  ...below('/blog/', 'index introducing-rslib'),
  '/config/',
  ...configPageRoutes,
  ...below('/guide/start/', 'index quick-start glossary npm-packages'),
  ...below('/guide/solution/', 'index nodejs react vue'),
  ...below(
    '/guide/basic/',
    'cli configure-rslib typescript output-format output-structure upgrade-rslib',
  ),
  ...below(
    '/guide/advanced/',
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook',
  ),
  ...below('/guide/migration/', 'modernjs-module tsup'),
  '/guide/faq/features',
];

const configPages = ['/config/', '/config/lib/', '/config/rsbuild/tools'];

/** Paths of the links that stay on the site, those of the head too. */
function ownLinks(html: string): string[] {
  const ofHead = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)];
  return [
    ...linksOf(html).map(({ href }) => href),
    ...ofHead.map(([, href = '']) => href),
  ]
    .map(href => new URL(href, siteOrigin()))
    .filter(url => [origin, siteOrigin()].includes(url.origin))
    .map(({ pathname }) => pathname);
}

test('what the server answers at the addresses of the table', async ({
  request,
}) => {
  await test.step('[2.2.routes] the pages include the 50 routes of the table', () => {
    expect(new Set(specRoutes).size).toBe(50);
    expect(routes).toEqual(expect.arrayContaining(specRoutes));
  });

  for (const { name, prefix, htmlLang, clause } of languages) {
    const documents = await readHtml(
      request,
      routes.map(route => prefix + route),
    );

    await test.step(`[2.1.clean-urls] [3.site-config:cleanUrls] every ${name} route answers at its address, with clean links`, () => {
      for (const { path, status, html } of documents) {
        const links = ownLinks(html);
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

    await test.step(`[${clause}] every ${name} document declares lang="${htmlLang}"`, () => {
      for (const { path, html } of documents) {
        const [, lang] = /<html lang="([^"]*)"/.exec(html) ?? [];
        expect.soft(lang, `lang of ${path}`).toBe(htmlLang);
      }
    });

    await test.step(`[2.2.routes] every ${name} page comes with a title, one heading and a body`, () => {
      for (const { path, html } of documents) {
        const text = (tag: string) => textOf(elementOf(html, tag));
        expect.soft(text('title'), `title of ${path}`).toMatch(/\S/);
        expect.soft(text('h1'), `h1 of ${path}`).toMatch(/\S/);
        expect
          .soft(text('main').length, `characters on ${path}`)
          .toBeGreaterThan(MIN_BODY_CHARACTERS);
      }
    });

    await test.step(`[2.2.config-sidebar] the ${name} config pages come with links to all lib and rsbuild pages`, () => {
      for (const route of configPages) {
        const found = documents.find(({ path }) => path === prefix + route);
        expect(ownLinks(found?.html ?? ''), prefix + route).toEqual(
          expect.arrayContaining(configPageRoutes.map(page => prefix + page)),
        );
      }
    });
  }
});

/** Each page in one of the languages, and at night in both. */
const visits = routes.flatMap(route =>
  inTurn(route).map(({ prefix, htmlLang }) => ({
    path: prefix + route,
    htmlLang,
  })),
);

for (let start = 0; start < visits.length; start += PAGES_PER_TEST) {
  const group = visits.slice(start, start + PAGES_PER_TEST);

  test(`[8.hydration] pages ${start + 1} to ${start + group.length} hydrate without a warning`, async ({
    page,
    problems,
  }) => {
    for (const { path, htmlLang } of group) {
      const problemsBefore = problems.length;
      const response = await page.goto(path);

      expect(response?.status(), `status of ${path}`).toBe(200);
      await expect(
        page.locator('html[data-ready]'),
        `language of ${path} once it is alive`,
      ).toHaveAttribute('lang', htmlLang);
      expect(problems.slice(problemsBefore), `problems of ${path}`).toEqual([]);
    }
  });
}

for (const { name, words, prefix } of inTurn('top navigation')) {
  test(`${name}: the sections, from the home page on`, async ({ page }) => {
    const sidebar = sidebarOf(page, words);
    const listedPages = () =>
      sidebar
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')));

    await test.step(`[2.1.top-nav] the ${name} navigation leads to guide, config, the playground and blog, then to the API`, async () => {
      await page.goto(`${prefix}/`);
      const bar = page.getByRole('banner');
      const menu = bar.getByRole('navigation', { name: words['nav.label'] });
      const expected = [
        [words['nav.guide'], `${prefix}/guide/start/`],
        [words['nav.config'], `${prefix}/config/`],
        [words['nav.playground'], `${prefix}/playground/`],
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
      expect(await listedPages(), 'the pages about the API').toEqual(
        [
          '/api/',
          '/api/functions',
          '/api/instance',
          '/api/types',
          '/api/playground-data',
        ].map(route => prefix + route),
      );
    });
  });
}

const dates = { English: 'May 14, 2025', Chinese: '2025 年 5 月 14 日' };

for (const { name, prefix } of languages) {
  const date = dates[name];

  test(`[2.2.blog-date] [3.frontmatter:date] the ${name} post and overview say ${date}`, async ({
    page,
  }) => {
    const post = `${prefix}/blog/introducing-rslib`;
    await page.goto(post);
    const published = page.getByRole('main').getByRole('time');
    await expect(published).toHaveAttribute('datetime', '2025-05-14');
    await expect(published).toHaveText(date);
    const title = await titleOf(page).innerText();

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

for (const { name, prefix, words } of inTurn('blog without sidebar')) {
  test(`[2.2.blog-no-sidebar] the ${name} blog overview and post have no sidebar`, async ({
    page,
  }) => {
    const sidebar = sidebarOf(page, words);
    for (const route of routes.filter(path => path.startsWith('/blog/'))) {
      await page.goto(prefix + route);
      await expect(titleOf(page)).toBeVisible();
      await expect(sidebar, `sidebar of ${prefix}${route}`).toHaveCount(0);
    }
    await page.goto(`${prefix}/guide/start/`);
    await expect(sidebar, 'a guide page has one').toBeVisible();
  });
}

test('the English home page', async ({ page }) => {
  const response = await page.goto('/');

  await test.step('[2.1.top-nav] the English entries are called Guide, Config, Playground, Blog and API', async () => {
    for (const [name, address] of [
      ['Guide', '/guide/start/'],
      ['Config', '/config/'],
      ['Playground', '/playground/'],
      ['Blog', '/blog/'],
      ['API', '/api/'],
    ] as const) {
      await expect(
        page.getByRole('banner').getByRole('link', { name, exact: true }),
      ).toHaveAttribute('href', address);
    }
  });

  await test.step('[2.1.base] [3.site-config:base] home, links and scripts stand at /', async () => {
    expect(response?.status()).toBe(200);
    await expect(
      page.getByRole('link', { name: homeName(english.words) }),
    ).toHaveAttribute('href', '/');

    const addresses = await page
      .locator('script[src], link[rel="preload"], link[rel="icon"]')
      .evaluateAll(elements =>
        elements.map(
          element =>
            element.getAttribute('src') ?? element.getAttribute('href'),
        ),
      );
    expect(addresses).not.toHaveLength(0);
    for (const address of addresses) {
      expect(address).toMatch(/^\/(static\/|tools\/|favicon)/);
    }
  });
});
