// cspell:ignore dtsdistpath
import type { Page } from '@playwright/test';
import { languages } from '../support/languages.ts';
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

/** Reads on to some place, and stays there. */
async function readOn(page: Page, top: number): Promise<void> {
  await rest(page);
  await page.evaluate(
    target => window.scrollTo({ top: target, behavior: 'instant' }),
    top,
  );
  expect(await rest(page)).toBe(top);
}

async function seeTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Goes back, and looks at where that ends. */
async function expectBackAt(page: Page, top: number): Promise<void> {
  await page.goBack();
  await seeTitle(page, 'lib.dts');
  expect(Math.abs((await rest(page)) - top), `back at ${top}`).toBeLessThan(3);
}

for (const { name, prefix, words } of languages) {
  test(`${name}: back at an address with a hash, the page is where it was left`, async ({
    page,
  }) => {
    const other = name === 'English' ? '简体中文' : 'English';
    const goToBanner = async () => {
      await page
        .getByRole('navigation', { name: words['sidebar.label'] })
        .getByRole('link', { name: 'lib.banner' })
        .click();
      await seeTitle(page, 'lib.banner');
    };
    const sections = page
      .getByRole('navigation', { name: words['outline.title'] })
      .getByRole('link');
    await page.goto(`${prefix}/config/lib/dts#dtsdistpath`);
    await readOn(page, 10_002);
    await goToBanner();
    await expectBackAt(page, 10_002);

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
  });
}
