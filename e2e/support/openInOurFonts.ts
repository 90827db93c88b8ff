import type { Page } from '@playwright/test';

/**
 * Opens a page as a reader who has been here before, and has the fonts. A first
 * visit has them only if they come before the first paint.
 */
export async function openInOurFonts(
  page: Page,
  address: string,
): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.goto(address);
}
