import type { Page } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import { expect, onFixture, test } from '../support/site.ts';

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

test('front matter leaves parts of a page out', async ({ page }) => {
  const part = page.getByRole('complementary', { name: 'Global part' });
  await page.goto('/guide/all');

  await test.step('[3.frontmatter:title] it is the heading and the name of the tab', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'All parts',
    );
    await expect(page).toHaveTitle('All parts - Rslib');
  });

  // What the pages to come are compared with.
  await expect(part).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  for (const [name, part] of Object.entries(partsOf(page))) {
    await expect(part, name).toBeVisible();
  }

  await test.step('[3.frontmatter:globalUIComponents] false leaves global parts out', async () => {
    await page.goto('/guide/quiet');
    await expect(part).toHaveCount(0);
  });

  for (const key of ['sidebar', 'navbar', 'outline', 'footer'] as const) {
    await test.step(`[3.frontmatter:${key}] false leaves the ${key} out, and nothing else`, async () => {
      await page.goto(`/guide/no-${key}`);
      for (const [name, part] of Object.entries(partsOf(page))) {
        if (name === key) await expect(part, name).toHaveCount(0);
        else await expect(part, name).toBeVisible();
      }
    });
  }

  await test.step('[3.frontmatter:pageType] it chooses the kind of page', async () => {
    const { navbar, sidebar, outline, footer } = partsOf(page);
    await page.goto('/guide/custom');
    expect(await readRecord(page)).toMatchObject({ pageType: 'custom' });
    await expect(navbar).toBeVisible();
    for (const part of [sidebar, outline, footer]) {
      await expect(part).toHaveCount(0);
    }
  });
});

test('front matter decides what the head says', async ({ page, request }) => {
  await page.goto('/guide/suffix');

  await test.step('[3.frontmatter:titleSuffix] it takes the place of the site in the name of the tab', async () => {
    await expect(page).toHaveTitle('Title from the front matter | A suffix');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Title from the front matter',
    );
  });

  await test.step('[3.frontmatter:description] it describes the document', async () => {
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute(
      'content',
      'Description from the front matter.',
    );
  });

  await test.step('[3.frontmatter:head] its tags are in the head of this page and of no other', async () => {
    const meta = page.locator('head meta[property="og:title"]');
    const link = page.locator('head link[rel="license"]');
    await page.goto('/guide/head');
    await expect(meta).toHaveAttribute(
      'content',
      'A title for social networks',
    );
    await expect(link).toHaveAttribute('href', 'https://license.example/');

    await page
      .getByRole('navigation', { name: words['sidebar.label'] })
      .getByRole('link', { name: 'A record page' })
      .click();
    await expect(page).toHaveURL('/guide/record');
    await expect(meta).toHaveAttribute('content', 'A record page');
    await expect(link).toHaveCount(0);
  });

  await test.step('[3.frontmatter:head] they are in the document as served', async () => {
    const html = await (await request.get('/guide/head')).text();
    expect(html).toContain('A title for social networks');
    expect(html).toContain('https://license.example/');
  });
});

test('front matter decides what lists of pages say', async ({ page }) => {
  for (const [{ name, prefix }, date] of [
    [english, 'February 29, 2024'],
    [chinese, '2024年2月29日'],
  ] as const) {
    await test.step(`[3.frontmatter:date] ${name}: a post says when it was written, and the list of posts too`, async () => {
      for (const address of ['/blog/post', '/blog/']) {
        await page.goto(prefix + address);
        const time = page.getByRole('main').getByRole('time');
        await expect(time).toHaveText(date);
        await expect(time).toHaveAttribute('datetime', '2024-02-29');
      }
    });
  }

  const content = page.getByRole('main');
  // The breadcrumbs are an ordered list.
  const links = content.locator('ul').getByRole('link');

  await test.step('[3.frontmatter:overview] it lists the pages of the section with a filter', async () => {
    await page.goto('/guide/overview');
    await expect(
      content.getByRole('searchbox', { name: words['overview.filter'] }),
    ).toBeVisible();
    await expect(
      content.getByRole('heading', { name: words['sidebar.start'] }),
    ).toBeVisible();
    await expect(links).toHaveText(['A record page', 'Second level']);
    await expect(links.first()).toHaveAttribute('href', '/guide/record');
    await expect(links.last()).toHaveAttribute(
      'href',
      '/guide/record#second-level',
    );
  });

  await test.step('[3.frontmatter:overviewHeaders] it chooses the depth of the headers listed', async () => {
    await page.goto('/guide/deep-overview');
    await expect(links).toHaveText([
      'A record page',
      'Third level',
      'Fourth level',
    ]);
  });
});
