import { english } from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('records'));

const { words } = english;

test('front matter decides what the head says', async ({ page, request }) => {
  await page.goto('/guide/suffix');

  await test.step('[3.frontmatter:title] [3.frontmatter:titleSuffix] one is the heading and the name of the tab, the other takes the place of the site in the name of the tab', async () => {
    await expect(page).toHaveTitle('Title from the front matter | A suffix');
    await expect(titleOf(page)).toHaveText('Title from the front matter');
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

    await sidebarOf(page, words)
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

test('[3.frontmatter:overviewHeaders] it chooses the depth of the headers that an overview lists', async ({
  page,
}) => {
  // The breadcrumbs are an ordered list.
  const links = page.getByRole('main').locator('ul').getByRole('link');
  for (const [address, headers] of [
    ['/guide/overview', ['Second level']],
    ['/guide/deep-overview', ['Third level', 'Fourth level']],
  ] as const) {
    await page.goto(address);
    await expect(links).toHaveText(['A record page', ...headers]);
  }
});
