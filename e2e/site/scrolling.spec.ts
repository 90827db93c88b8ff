import type { Page } from '@playwright/test';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { openInOurFonts } from '../support/fonts.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

const PAGE = '/guide/start/quick-start';

const toTopOf = (page: Page, { words }: TestLanguage) =>
  page.getByRole('button', { name: words['outline.toTop'] });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a page is scrolled by the wheel', async ({ page }) => {
  await page.goto(PAGE);
  const button = toTopOf(page, english);
  await expect(button).toHaveCount(0);
  await page.mouse.move(700, 500);

  await test.step('[2.4.hide-on-scroll:notConfigured] on this site the bar stays', async () => {
    const bar = page.getByRole('banner');
    for (const distance of [600, 600]) {
      const before = await scrollY(page);
      await page.mouse.wheel(0, distance);
      await expect.poll(() => scrollY(page)).toBe(before + distance);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    // Seen from above as well: it has not moved since.
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  await test.step('[2.3.scroll-to-top] appears once the page is scrolled down, and leads up by mouse', async () => {
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button).toHaveCount(0);
  });
});

test('pages of other kinds lead up as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The stock theme has none without an outline and none on narrow screens.
  for (const [where, language, path, width] of [
    ['on an overview page', english, '/config/', 1440],
    ['on a narrow screen, in Chinese', chinese, `/zh${PAGE}`, 390],
  ] as const) {
    await test.step(`[2.3.scroll-to-top] works ${where}, by keyboard`, async () => {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(path);
      const button = toTopOf(page, language);
      await scrollTo(page, 900);
      await expect(button).toBeVisible();
      await button.press('Enter');
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(button).toHaveCount(0);
      // The button is gone; the reader goes on from the top of the content.
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 700 },
  });

  test('[2.3.scroll-to-top] works by touch', async ({ page }) => {
    await page.goto(PAGE);
    await scrollTo(page, 900);
    await toTopOf(page, english).tap();
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe('a site with hideNavbar: auto', () => {
  test.use(onFixture('parts'));

  test('the bar goes and comes', async ({ page }) => {
    await page.goto('/guide/');
    const bar = page.getByRole('banner');

    for (const width of [390, 1440]) {
      await test.step(`[2.4.hide-on-scroll:hides] [3.theme-config:hideNavbar] at ${width} px the bar goes away on the way down`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo({ top: 0 }));
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expect.poll(() => scrollY(page)).toBe(0);
        await page.mouse.move(width / 2, 500);
        await page.mouse.wheel(0, 600);
        await expect(bar).not.toBeInViewport();
      });
    }

    await test.step('[2.4.hide-on-scroll:returns] comes back on the way up, wherever that is', async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollY(page)).toBe(1200);
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, -100);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await scrollY(page)).toBeGreaterThan(800);
      await page.mouse.wheel(0, 300);
      await expect(bar).not.toBeInViewport();
    });

    await test.step('[2.4.hide-on-scroll:returns] comes back for the keyboard', async () => {
      await bar.getByRole('link', { name: 'Right entry' }).focus();
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
  });

  test('the bar goes and comes by the clock', async ({ page }) => {
    // Without the transition the bar is at once where it belongs.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/guide/');
    const bar = page.getByRole('banner');

    await test.step('[2.4.hide-on-scroll:hides] not within its own 72 px', async () => {
      await scrollTo(page, 72);
      await page.clock.runFor(1000);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 73);
      await expect(bar).not.toBeInViewport();
    });

    await test.step('[9.throttles:navbar] the bar looks at the scroll once in 200 ms', async () => {
      await page.clock.runFor(1000);
      await scrollTo(page, 600);
      await expect(bar).not.toBeInViewport();

      await scrollTo(page, 300);
      await page.clock.runFor(199);
      await expect(bar).not.toBeInViewport();
      await page.clock.runFor(1);
      await expect(bar).toBeInViewport({ ratio: 1 });

      await scrollTo(page, 600);
      await page.clock.runFor(199);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.clock.runFor(1);
      await expect(bar).not.toBeInViewport();
    });
  });
});

test('a page is scrolled by the clock', async ({ page }) => {
  await stopClock(page);
  // A face that arrives moves the headings, and the outline follows at once.
  await openInOurFonts(page, PAGE);
  await page.clock.runFor(1000);

  await test.step('[9.throttles:scroll] the outline follows the scroll once in 100 ms', async () => {
    const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
    const marked = outline.locator('[aria-current="true"]');
    const tops = await page
      .getByRole('main')
      .locator('h2[id]')
      .evaluateAll(headings =>
        headings.map(heading => ({
          hash: `#${heading.id}`,
          top: heading.getBoundingClientRect().top + window.scrollY - 90,
        })),
      );
    const [first, second, third] = tops;
    if (!first || !second || !third)
      throw new Error('Three sections are needed.');

    await scrollTo(page, first.top);
    await expect(marked).toHaveAttribute('href', first.hash);
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      await scrollTo(page, to.top);
      await page.clock.runFor(99);
      expect(await marked.getAttribute('href')).toBe(from.hash);
      await page.clock.runFor(1);
      await expect(marked).toHaveAttribute('href', to.hash);
    }
  });

  await test.step('[9.throttles:scroll] the way to the top comes and goes once in 100 ms', async () => {
    await page.clock.runFor(1000);
    const button = toTopOf(page, english);
    await scrollTo(page, 1500);
    await expect(button).toBeVisible();
    await scrollTo(page, 10);
    await page.clock.runFor(99);
    expect(await button.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await expect(button).toHaveCount(0);
  });
});
