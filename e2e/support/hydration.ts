import type { Page } from '@playwright/test';
import { isHydrated } from './isHydrated.ts';
import { expect } from './site.ts';

/**
 * Waits until React has hydrated the page: only then do links and buttons work,
 * and only then is it known whether the server's HTML was right.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated), {
      message: `${page.url()} comes alive`,
      intervals: [10, 20, 50, 100],
    })
    .toBe(true);
}
