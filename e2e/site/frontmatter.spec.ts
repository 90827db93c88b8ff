import type { Page } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use({ visitor: 'shared' });

// One page for each key; /guide/all switches nothing off.
test.use(onFixture('records'));

const { words } = english;

/** The parts of a page that front matter may switch off. */
function partsOf(page: Page) {
  return {
    navbar: page.getByRole('banner'),
    sidebar: page.getByRole('navigation', { name: words['sidebar.label'] }),
    outline: page.getByRole('navigation', { name: words['outline.title'] }),
    footer: page.getByRole('link', { name: words['page.editLink'] }),
  };
}

async function open(page: Page, address: string) {
  await page.goto(address);
}

test('[3.frontmatter:title] it is the heading and the name of the tab', async ({
  page,
}) => {
  await open(page, '/guide/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All parts');
  await expect(page).toHaveTitle('All parts - Rslib');
});

test('[3.frontmatter:titleSuffix] it takes the place of the site in the name of the tab', async ({
  page,
}) => {
  await open(page, '/guide/suffix');
  await expect(page).toHaveTitle('Title from the front matter | A suffix');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Title from the front matter',
  );
});

test('[3.frontmatter:description] it describes the document', async ({
  page,
}) => {
  await open(page, '/guide/suffix');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute(
    'content',
    'Description from the front matter.',
  );
});

test('[3.frontmatter:head] its tags are in the head of this page and of no other', async ({
  page,
}) => {
  const meta = page.locator('head meta[property="og:title"]');
  const link = page.locator('head link[rel="license"]');
  await open(page, '/guide/head');
  await expect(meta).toHaveAttribute('content', 'A title for social networks');
  await expect(link).toHaveAttribute('href', 'https://license.example/');

  await page
    .getByRole('navigation', { name: words['sidebar.label'] })
    .getByRole('link', { name: 'A record page' })
    .click();
  await expect(page).toHaveURL('/guide/record');
  await expect(meta).toHaveAttribute('content', 'A record page');
  await expect(link).toHaveCount(0);
});

test('[3.frontmatter:head] they are in the document as served', async ({
  request,
}) => {
  const html = await (await request.get('/guide/head')).text();
  expect(html).toContain('A title for social networks');
  expect(html).toContain('https://license.example/');
});

for (const key of ['sidebar', 'navbar', 'outline', 'footer'] as const) {
  test(`[3.frontmatter:${key}] false leaves the ${key} out, and nothing else`, async ({
    page,
  }) => {
    await open(page, '/guide/all');
    for (const [name, part] of Object.entries(partsOf(page))) {
      await expect(part, name).toBeVisible();
    }
    await open(page, `/guide/no-${key}`);
    for (const [name, part] of Object.entries(partsOf(page))) {
      if (name === key) await expect(part, name).toHaveCount(0);
      else await expect(part, name).toBeVisible();
    }
  });
}

for (const [{ name, prefix }, date] of [
  [english, 'February 29, 2024'],
  [chinese, '2024年2月29日'],
] as const) {
  test(`[3.frontmatter:date] ${name}: a post says when it was written, and the list of posts too`, async ({
    page,
  }) => {
    for (const address of ['/blog/post', '/blog/']) {
      await open(page, prefix + address);
      const time = page.getByRole('main').getByRole('time');
      await expect(time).toHaveText(date);
      await expect(time).toHaveAttribute('datetime', '2024-02-29');
    }
  });
}

test('[3.frontmatter:overview] it lists the pages of the section with a filter', async ({
  page,
}) => {
  await open(page, '/guide/overview');
  const content = page.getByRole('main');
  await expect(
    content.getByRole('searchbox', { name: words['overview.filter'] }),
  ).toBeVisible();
  await expect(
    content.getByRole('heading', { name: words['sidebar.start'] }),
  ).toBeVisible();
  // The breadcrumbs are an ordered list.
  const links = content.locator('ul').getByRole('link');
  await expect(links).toHaveText(['A record page', 'Second level']);
  await expect(links.first()).toHaveAttribute('href', '/guide/record');
  await expect(links.last()).toHaveAttribute(
    'href',
    '/guide/record#second-level',
  );

  await open(page, '/guide/all');
  await expect(content.getByRole('searchbox')).toHaveCount(0);
});

test('[3.frontmatter:overviewHeaders] it chooses the depth of the headers listed', async ({
  page,
}) => {
  await open(page, '/guide/deep-overview');
  await expect(
    page.getByRole('main').locator('ul').getByRole('link'),
  ).toHaveText(['A record page', 'Third level', 'Fourth level']);
});

test('[3.frontmatter:pageType] it chooses the kind of page', async ({
  page,
}) => {
  const { navbar, sidebar, outline, footer } = partsOf(page);
  await open(page, '/guide/custom');
  expect(await readRecord(page)).toMatchObject({ pageType: 'custom' });
  await expect(navbar).toBeVisible();
  for (const part of [sidebar, outline, footer]) {
    await expect(part).toHaveCount(0);
  }
});

test('[3.frontmatter:globalUIComponents] false leaves global parts out', async ({
  page,
}) => {
  const part = page.getByRole('complementary', { name: 'Global part' });
  await open(page, '/guide/all');
  await expect(part).toBeVisible();
  await open(page, '/guide/quiet');
  await expect(part).toHaveCount(0);
});
