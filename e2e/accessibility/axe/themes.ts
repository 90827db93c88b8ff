import type { Page } from '@playwright/test';
import { expect } from '../../support/site.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const NARROW = { width: 390, height: 844 };
export const WIDE = { width: 1440, height: 900 };

/** Changes the system's theme under the open page, which follows it. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(new RegExp(theme));
}
