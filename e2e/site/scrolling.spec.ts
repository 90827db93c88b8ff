import type { Page } from '@playwright/test';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';

const PAGE = '/guide/start/quick-start';

const toTopOf = (page: Page, { words }: TestLanguage) =>
  page.getByRole('button', { name: words['outline.toTop'] });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('[2.3.scroll-to-top] appears once the page is scrolled down, and leads up by mouse', async ({
  page,
}) => {
  await page.goto(PAGE);
  const button = toTopOf(page, english);
  await expect(button).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(button).toHaveCount(0);
});

// The stock theme has none without an outline and none on narrow screens.
for (const [where, language, path, width] of [
  ['on an overview page', english, '/config/', 1440],
  ['on a narrow screen, in Chinese', chinese, `/zh${PAGE}`, 390],
] as const) {
  test(`[2.3.scroll-to-top] works ${where}, by keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('[2.3.scroll-to-top] works by touch', async ({ openContext }) => {
  const context = await openContext({
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  await scrollTo(page, 900);
  await toTopOf(page, english).tap();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('a site with hideNavbar: auto', () => {
  test.use(onFixture('parts'));

  for (const width of [1440, 390]) {
    test(`[2.4.hide-on-scroll:hides] at ${width} px the bar goes away on the way down`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/guide/');
      const bar = page.getByRole('banner');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.mouse.move(width / 2, 500);
      await page.mouse.wheel(0, 600);
      await expect(bar).not.toBeInViewport();
    });
  }

  test('[2.4.hide-on-scroll:hides] not within its own 72 px', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/guide/');
    const bar = page.getByRole('banner');
    await scrollTo(page, 72);
    await page.clock.runFor(1000);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 73);
    await expect(bar).not.toBeInViewport();
  });

  test('[2.4.hide-on-scroll:returns] comes back on the way up, wherever that is', async ({
    page,
  }) => {
    await page.goto('/guide/');
    const bar = page.getByRole('banner');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1200);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await scrollY(page)).toBeGreaterThan(800);
    await page.mouse.wheel(0, 300);
    await expect(bar).not.toBeInViewport();
  });

  test('[2.4.hide-on-scroll:returns] comes back for the keyboard', async ({
    page,
  }) => {
    await page.goto('/guide/');
    const bar = page.getByRole('banner');
    await scrollTo(page, 800);
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('link', { name: 'Right entry' }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('[9.throttles:navbar] the bar looks at the scroll once in 200 ms', async ({
    page,
  }) => {
    // Without the transition the bar is at once where it belongs.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/guide/');
    await page.clock.runFor(1000);
    const bar = page.getByRole('banner');
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

test('[2.4.hide-on-scroll:notConfigured] on this site the bar stays', async ({
  page,
}) => {
  await page.goto(PAGE);
  const bar = page.getByRole('banner');
  await page.mouse.move(700, 500);
  for (const distance of [600, 600]) {
    const before = await scrollY(page);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => scrollY(page)).toBe(before + distance);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  // Seen from above as well: it has not moved since.
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('[9.throttles:scroll] the outline follows the scroll once in 100 ms', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(PAGE);
  await page.clock.runFor(1000);
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

test('[9.throttles:scroll] the way to the top comes and goes once in 100 ms', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(PAGE);
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
