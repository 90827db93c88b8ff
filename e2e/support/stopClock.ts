import type { Page } from '@playwright/test';

/**
 * Stops the page's timers, including on pages opened later: from now on, they
 * fire only when the test lets time pass with `page.clock.runFor`.
 */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-01-01T00:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}
