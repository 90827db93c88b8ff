import type { Locator, Page } from '@playwright/test';
import { inTurn, type TestLanguage } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

const FAR = [
  '/guide/advanced/storybook',
  '/guide/migration/',
  '/guide/faq/features',
];

function currentOf(page: Page, { words }: TestLanguage): Locator {
  return sidebarOf(page, words).locator('[aria-current="page"]');
}

async function expectInSight(page: Page, language: TestLanguage, path: string) {
  const current = currentOf(page, language);
  await expect(current).toHaveAttribute('href', language.prefix + path);
  // The whole entry, in the part of the list that is on screen.
  await expect(current, path).toBeInViewport({ ratio: 1 });
}

for (const language of inTurn('place in the sidebar')) {
  const { name, prefix, words } = language;

  test(`${name}: the sidebar shows the entry of the page, and the page stays at its top`, async ({
    page,
  }) => {
    for (const path of FAR) {
      await page.goto(prefix + path);
      await expectInSight(page, language, path);
      expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    }

    // To a page whose entry is out of sight, by a link in the text.
    await page.goto(`${prefix}/guide/start/`);
    const [, far = ''] = FAR;
    const link = page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator(`[href="${prefix}${far}"]`))
      .first();
    await link.click();
    await expect(page).toHaveURL(prefix + far);
    await expectInSight(page, language, far);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    // An entry that is in sight stays where the reader pressed it.
    const near = '/guide/advanced/module-federation';
    const entry = sidebarOf(page, words)
      .getByRole('link')
      .and(page.locator(`[href="${prefix}${near}"]`));
    const before = await entry.boundingBox();
    await entry.click();
    await expectInSight(page, language, near);
    expect((await entry.boundingBox())?.y).toBe(before?.y);

    await test.step(`${name}: so does the drawer of a phone when it opens`, async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const [, , last = ''] = FAR;
      await page.goto(prefix + last);
      await page
        .getByRole('button', { name: words['sidebar.menu'], exact: true })
        .click();
      await expectInSight(page, language, last);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}
