import type { Page } from '@playwright/test';
import { inTurn, type TestLanguage } from '../support/languages.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { sidebarLink } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

/** Follows a link whose page does not come before it is released. */
async function followSlowLink(
  page: Page,
  { prefix, words }: TestLanguage,
  path: string,
) {
  const bar = page.getByRole('progressbar', { name: words['page.loading'] });
  await expect(bar).toHaveCount(0);
  await waitForQuiet(page);
  const target = `${prefix}/guide/basic/${path}`;
  const { count, release } = await holdRequests(page, `**${target}`);
  // The event alone: a real click would hover first and load early.
  await sidebarLink(page, words, target).dispatchEvent('click');
  await expect.poll(count).toBeGreaterThan(0);
  return {
    bar,
    finish: async () => {
      await release();
      await expect(page).toHaveURL(target);
    },
  };
}

for (const language of inTurn('the bar of a slow page')) {
  test(`${language.name}: links whose page is slow`, async ({ page }) => {
    await stopClock(page);
    await page.goto(`${language.prefix}/guide/start/quick-start`);

    await test.step(`[2.5.progress:slow] [9.progress:delay] ${language.name}: the bar shows after 200 ms of loading and not before`, async () => {
      const { bar, finish } = await followSlowLink(
        page,
        language,
        'typescript',
      );
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toBeVisible();
      await finish();
      await expect(bar).toHaveAttribute('aria-valuenow', '1');
      await page.clock.runFor(200);
    });

    await test.step('[2.5.progress:fast] a page that comes within 200 ms brings no bar', async () => {
      const { bar, finish } = await followSlowLink(page, language, 'cli');
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await finish();
      await page.clock.runFor(5000);
      await expect(bar).toHaveCount(0);
    });

    await test.step('[9.progress:minimum] [9.progress:trickle] starts at 0.08 and creeps by 0.02 every 800 ms', async () => {
      const { bar, finish } = await followSlowLink(
        page,
        language,
        'output-format',
      );
      const reads = async () => Number(await bar.getAttribute('aria-valuenow'));
      await page.clock.runFor(200);
      await expect(bar).toHaveAttribute('aria-valuenow', '0.08');
      await page.clock.runFor(799);
      expect(await reads()).toBeCloseTo(0.08);
      await page.clock.runFor(1);
      await expect.poll(reads).toBeCloseTo(0.1);
      await page.clock.runFor(800);
      await expect.poll(reads).toBeCloseTo(0.12);

      // As far as it says, over the width of the window.
      const width = await page
        .locator('body')
        .evaluate(body => body.clientWidth);
      await expect
        .poll(async () => (await bar.boundingBox())?.width)
        .toBeCloseTo(0.12 * width, 0);
      // It never says that the page is here before it is. After seven seconds the
      // page would be loaded as a document.
      await page.clock.runFor(4_000);
      expect(await reads()).toBeLessThan(1);
      await finish();
      await expect(bar).toHaveAttribute('aria-valuenow', '1');
      await page.clock.runFor(200);
    });

    await test.step('[9.progress:speed] moves within 200 ms, and is gone 200 ms after the end', async () => {
      const { bar, finish } = await followSlowLink(
        page,
        language,
        'output-structure',
      );
      await page.clock.runFor(200);
      await expect(bar).toHaveCSS('transition-duration', '0.2s');
      await expect(bar).toHaveCSS('transition-property', 'transform');
      await finish();
      await expect(bar).toHaveAttribute('aria-valuenow', '1');
      await page.clock.runFor(199);
      await expect(bar).toBeVisible();
      await page.clock.runFor(1);
      await expect(bar).toHaveCount(0);
    });
  });
}
