// cspell:ignore networkidle
import type { Page } from '@playwright/test';

/** Waits until the page requests nothing more, to show what it didn't load. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
