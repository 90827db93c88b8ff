import type { Page } from '@playwright/test';
import { kinds, pageKinds } from '../accessibility/pageKinds.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { inTurn } from '../support/languages.ts';
import { serveInParts } from '../support/serveInParts.ts';
import { siteOrigin } from '../support/origins.ts';
import { expect, missingPageProblem, test } from '../support/site.ts';
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

const hasPainted = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );

/** How many faces of ours have come, once none is on its way. */
const loadedFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .filter(
        entry =>
          entry.name.endsWith('.woff2') &&
          (entry as PerformanceResourceTiming).responseEnd > 0,
      ).length;
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const MOST_MOVED = 0.001;
/** What the web counts is three quarters of all visits. */
const MOST_MOVED_BY_FONTS = 0.01;
/** A paragraph near the top that has a line more in the font that stood in. */
const A_LINE = 0.06;
const FONTS = '**/*.woff2';

const sumOf = (shifts: readonly string[]) =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Reads on, where nothing moves, and gives how far the fonts moved the page before. */
async function expectStill(page: Page, what: string): Promise<number> {
  await waitForQuiet(page);
  const byFonts = await readShifts(page);
  await page.evaluate(() => window.scrollBy(0, 600));
  const shifts = (await readShifts(page)).slice(byFonts.length);
  expect(sumOf(shifts), `${what}: ${shifts.join('; ')}`).toBeLessThanOrEqual(
    MOST_MOVED,
  );
  const moved = sumOf(byFonts);
  expect(moved, `${what}: ${byFonts.join('; ')}`).toBeLessThanOrEqual(A_LINE);
  return moved;
}

for (const width of [390, 1440]) {
  for (const { name, prefix } of inTurn(`${width} px: still pages`)) {
    test(`${name}, ${width} px: nothing moves on any kind of page while it loads and is read, and hardly anything where its fonts come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const fonts = await holdRequests(page, FONTS);
      const moved: number[] = [];
      for (const kind of kinds) {
        const address = prefix + pageKinds[kind];
        fonts.hold();
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect.poll(fonts.count).toBeGreaterThan(0);
        await expect.poll(() => hasPainted(page)).toBe(true);
        expect(await readShifts(page), `${kind}, without fonts`).toEqual([]);
        await fonts.release();
        await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0);
        moved.push(await expectStill(page, `${kind}, with late fonts`));

        await page.goto(address);
        moved.push(await expectStill(page, kind));
      }
      moved.sort((one, other) => one - other);
      expect(moved[Math.floor(moved.length * 0.75)]).toBeLessThanOrEqual(
        MOST_MOVED_BY_FONTS,
      );
    });
  }
}

test('documents that come in two parts', async ({ page }) => {
  await watchShifts(page);
  // Fonts are the matter of the tests above.
  await holdRequests(page, FONTS);
  await test.step('a page that moves is noticed', async () => {
    await page.goto(pageKinds.guide, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.style.height = '200px';
      document.querySelector('article')?.prepend(late);
    });
    await expect.poll(() => readShifts(page)).not.toEqual([]);
  });

  for (const width of [390, 1440]) {
    await test.step(`${width} px: nothing moves where the document comes in two parts`, async () => {
      await using server = await serveInParts(siteOrigin(), {
        from: '<header',
        to: '<main',
      });
      await page.setViewportSize({ width, height: 844 });
      for (const share of [0.1, 0.2, 0.3, 0.5, 0.9]) {
        server.share = share;
        await page.goto(`${server.origin}${pageKinds.guide}`, {
          waitUntil: 'domcontentloaded',
        });
        expect(await readShifts(page), `after ${share} of the bar`).toEqual([]);
      }
    });
  }

  for (const { name, prefix } of inTurn('tables in two parts')) {
    await test.step(`${name}: nothing moves where a table comes in two parts`, async () => {
      await using server = await serveInParts(siteOrigin(), {
        from: '<table',
        to: '</table',
      });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 1200 });
        for (const share of [0.2, 0.4, 0.6, 0.8]) {
          server.share = share;
          await page.goto(`${server.origin}${prefix}/config/`, {
            waitUntil: 'domcontentloaded',
          });
          expect(await readShifts(page), `${width}, ${share}`).toEqual([]);
          await expect(page.getByRole('table').first()).toBeVisible();
        }
      }
    });
  }

  await test.step('1440 px: nothing moves where the picture of the home page comes in two parts', async () => {
    await using server = await serveInParts(siteOrigin(), {
      from: '<figure',
      to: '</main>',
    });
    await page.setViewportSize({ width: 1440, height: 844 });
    // Between the files, and in the config.
    for (const share of [0.079, 0.084, 0.09]) {
      server.share = share;
      await page.goto(`${server.origin}${pageKinds.home}`, {
        waitUntil: 'domcontentloaded',
      });
      expect(await readShifts(page), `after ${share}`).toEqual([]);
    }
  });

  await test.step('1440 px: nothing moves where the playground comes in two parts', async () => {
    await using server = await serveInParts(siteOrigin(), {
      from: '<optgroup',
      to: '</main>',
    });
    await page.setViewportSize({ width: 1440, height: 844 });
    // In the list of samples, and in the options of the first one.
    for (const share of [0.004, 0.008, 0.12, 0.13, 0.14, 0.15]) {
      server.share = share;
      await page.goto(`${server.origin}${pageKinds.explorer}`, {
        waitUntil: 'domcontentloaded',
      });
      expect(await readShifts(page), `after ${share}`).toEqual([]);
    }
    // Its script is still on its way.
    await page.goto('about:blank');
  });

  await test.step('a document that stops just before its content is shown as far as it came', async () => {
    await using server = await serveInParts(siteOrigin(), {
      from: '<header',
      to: '<main',
    });
    Object.assign(server, { share: 1, isStalled: true });
    await page.goto(`${server.origin}${pageKinds.guide}`, {
      waitUntil: 'commit',
    });
    const paints = () =>
      page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(paints).toBeGreaterThan(0);
    await expect(
      page.getByRole('banner').getByRole('link').first(),
    ).toBeVisible();
  });
});
