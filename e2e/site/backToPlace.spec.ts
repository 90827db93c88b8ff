// cspell:ignore dtsdistpath
import type { Page } from '@playwright/test';
import { inTurn } from '../support/languages.ts';
import { sidebarOf, titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

/** Where the page is once nothing has scrolled it for ten frames. */
function rest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = Number.NaN;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return last;
  });
}

async function readOn(page: Page, top: number): Promise<void> {
  await rest(page);
  await page.evaluate(
    target => window.scrollTo({ top: target, behavior: 'instant' }),
    top,
  );
  expect(await rest(page)).toBe(top);
}

async function seeTitle(page: Page, title: string): Promise<void> {
  await expect(titleOf(page)).toHaveText(title);
}

async function seeAt(page: Page, title: string, top: number): Promise<void> {
  await seeTitle(page, title);
  expect(Math.abs((await rest(page)) - top), `at ${top}`).toBeLessThan(3);
}

async function expectBackAt(page: Page, top: number): Promise<void> {
  await page.goBack();
  await seeAt(page, 'lib.dts', top);
}

for (const { name, prefix, words } of inTurn('back to place')) {
  test(`${name}: back at an address with a hash, the page is where it was left`, async ({
    page,
  }) => {
    const other = name === 'English' ? '简体中文' : 'English';
    const goToBanner = async () => {
      await sidebarOf(page, words)
        .getByRole('link', { name: 'lib.banner' })
        .click();
      await seeTitle(page, 'lib.banner');
    };
    const reloadAt = async (title: string, top: number) => {
      await page.reload();
      await seeAt(page, title, top);
    };
    const sections = page
      .getByRole('navigation', { name: words['outline.title'] })
      .getByRole('link');
    await page.goto(`${prefix}/config/lib/dts#dtsdistpath`);
    const far = await page.evaluate(() =>
      Math.floor(document.documentElement.scrollHeight * 0.6),
    );
    await readOn(page, far);
    await goToBanner();
    await expectBackAt(page, far);

    // Visits to sections of one page are told apart.
    await sections.nth(2).click();
    await readOn(page, 1001);
    await sections.nth(4).click();
    await readOn(page, 3003);
    await goToBanner();
    await expectBackAt(page, 3003);
    await expectBackAt(page, 1001);

    // The event alone: Playwright would scroll the page to a bar in full sight.
    await page
      .getByRole('banner')
      .getByRole('link', { name: other })
      .dispatchEvent('click');
    await expect(page.locator('html')).not.toHaveAttribute(
      'lang',
      prefix ? 'zh-Hans' : 'en',
    );
    await expectBackAt(page, 1001);

    await test.step('other documents of the tab know where pages were left', async () => {
      await goToBanner();
      await readOn(page, 503);
      await reloadAt('lib.banner', 503);
      await expectBackAt(page, 1001);
      await reloadAt('lib.dts', 1001);
      await page.goForward();
      await seeAt(page, 'lib.banner', 503);
      // As by a link to another site.
      await page.goto('about:blank');
      await page.goBack();
      await seeAt(page, 'lib.banner', 503);
      await expectBackAt(page, 1001);

      // A page that was left at its top.
      await readOn(page, 0);
      await goToBanner();
      await readOn(page, 503);
      await reloadAt('lib.banner', 503);
      await expectBackAt(page, 0);
    });
  });
}
