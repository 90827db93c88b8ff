import type { Page } from '@playwright/test';
import {
  kinds,
  missingPageProblem,
  pageKinds,
} from '../accessibility/pageKinds.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { languages } from '../support/languages.ts';
import { serveInParts } from '../support/serveInParts.ts';
import { siteOrigin } from '../support/origins.ts';
import { expect, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

test.use({ allowedProblems: missingPageProblem });

/** Keeps what moves by itself, with the element that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName.toLowerCase()} "${node.textContent?.slice(0, 40)}"`
            : 'text',
        );
        shifts.push(`${entry.value} by ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved once two more frames were drawn. */
function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Text is read in other faces until ours have come, and no reader should see them
 * change. Where a line is full to the last pixel it can break elsewhere; DejaVu,
 * which stands in on a bare Linux, fits worst.
 */
const MIDDLE_MOVED = 0.001;
const MOST_MOVED = 0.1;
const FONTS = '**/*.woff2';

for (const { name, prefix } of languages) {
  for (const width of [390, 1440]) {
    test(`${name}, ${width} px: nothing moves on any kind of page while it loads, gets its fonts and is read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const all: number[] = [];
      for (const kind of kinds) {
        const fonts = await holdRequests(page, FONTS);
        await page.goto(prefix + pageKinds[kind], {
          waitUntil: 'domcontentloaded',
        });
        await expect.poll(fonts.count).toBeGreaterThan(0);
        expect(await readShifts(page), `${kind}, without its fonts`).toEqual(
          [],
        );
        await fonts.release();
        await waitForQuiet(page);
        await page.evaluate(async () => {
          await document.fonts.ready;
          window.scrollBy(0, 600);
        });
        const shifts = await readShifts(page);
        const moved = shifts.reduce(
          (sum, shift) => sum + Number.parseFloat(shift),
          0,
        );
        expect(moved, `${kind}: ${shifts.join('; ')}`).toBeLessThanOrEqual(
          MOST_MOVED,
        );
        all.push(moved);
        await page.unroute(FONTS);
      }
      const middle = all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
      expect(middle).toBeLessThanOrEqual(MIDDLE_MOVED);
    });
  }
}

for (const width of [390, 1440]) {
  test(`${width} px: nothing moves where the document comes in two parts`, async ({
    page,
  }) => {
    const server = await serveInParts(siteOrigin(), {
      from: '<header',
      to: '<main',
    });
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    // Fonts are the matter of the tests above.
    await holdRequests(page, FONTS);
    for (const share of [0.1, 0.2, 0.3, 0.5, 0.9]) {
      server.share = share;
      await page.goto(`${server.origin}${pageKinds.guide}`, {
        waitUntil: 'domcontentloaded',
      });
      expect(await readShifts(page), `after ${share} of the bar`).toEqual([]);
    }
    await server.stop();
  });
}

test('a document that stops just before its content is shown as far as it came', async ({
  page,
}) => {
  const server = await serveInParts(siteOrigin(), {
    from: '<header',
    to: '<main',
  });
  Object.assign(server, { share: 1, isStalled: true });
  await page.goto(`${server.origin}${pageKinds.guide}`, {
    waitUntil: 'commit',
  });
  const paints = () =>
    page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints, { timeout: 5000 }).toBeGreaterThan(0);
  await expect(
    page.getByRole('banner').getByRole('link').first(),
  ).toBeVisible();
  await server.stop();
});

test('a page that moves is noticed', async ({ page }) => {
  await watchShifts(page);
  await page.goto(pageKinds.guide);
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.style.height = '200px';
    document.querySelector('article')?.prepend(late);
  });
  await expect.poll(() => readShifts(page)).not.toEqual([]);
});
