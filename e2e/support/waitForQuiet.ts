// cspell:ignore networkidle
import type { Page } from '@playwright/test';

/** Waits until the page asks for nothing more, to show what it did not load. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
