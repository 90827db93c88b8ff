import type { Locator, Page } from '@playwright/test';
import type { Dictionary } from '../../i18n/en.ts';

export const titleOf = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 });

export const sidebarOf = (page: Page, words: Dictionary): Locator =>
  page.getByRole('navigation', { name: words['sidebar.label'] });

export const sidebarLink = (
  page: Page,
  words: Dictionary,
  address: string,
): Locator =>
  sidebarOf(page, words)
    .getByRole('link')
    .and(page.locator(`[href="${address}"]`));
