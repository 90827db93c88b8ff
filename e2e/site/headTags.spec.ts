import type { Page } from '@playwright/test';
import { inTurn } from '../support/languages.ts';
import { sidebarLink } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const FOLLOWS_THE_PAGE = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join();

/** What the document says of the page on screen, in a fixed order. */
async function readHead(page: Page): Promise<string[]> {
  const tags = await page
    .locator('head')
    .locator(FOLLOWS_THE_PAGE)
    .evaluateAll(elements =>
      elements.map(element =>
        [
          element.tagName,
          ...[...element.attributes]
            .map(({ name, value }) => `${name}=${value}`)
            .sort(),
          element.textContent,
        ].join(' '),
      ),
    );
  const html = page.locator('html');
  return [
    `lang ${await html.getAttribute('lang')}`,
    `type ${await html.getAttribute('data-page-type')}`,
    ...tags.sort(),
  ];
}

for (const { name, prefix, words } of inTurn('head tags')) {
  const start = `${prefix}/guide/start/quick-start`;
  const target = `${prefix}/guide/basic/typescript`;

  test(`${name}: a followed link leaves the head as if the page had been opened`, async ({
    page,
  }) => {
    await page.goto(target);
    const opened = await readHead(page);
    expect(opened.join('\n')).toContain(`href=${target}.md`);
    await page.goto(start);
    const before = await readHead(page);
    expect(before).not.toEqual(opened);

    await sidebarLink(page, words, target).click();
    await expect(page).toHaveURL(target);
    await expect.poll(() => readHead(page)).toEqual(opened);
    // Data about the page that was left would be false here.
    await expect(
      page.locator('head script[type="application/ld+json"]'),
    ).toHaveCount(0);

    await page.goBack();
    await expect.poll(() => readHead(page)).toEqual(before);
  });
}
