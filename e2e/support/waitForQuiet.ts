// cspell:ignore networkidle
import { type Page, errors } from '@playwright/test';
import { expect } from './site.ts';

/** Long enough for the slowest page; later, the end of a request was lost. */
const IDLE_LIMIT_MS = 30_000;

/** Waits until the page requests nothing more, to show what it didn't load. */
export async function waitForQuiet(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await noMoreArrivals(page);
  }
}

/** The browser doesn't always tell that a request has ended; what came stays. */
async function noMoreArrivals(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}
