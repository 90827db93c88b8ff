import type { Page } from '@playwright/test';

/** The record that a page of the fixture `records` prints. */
export function recordRegion(page: Page) {
  return page.getByRole('region', { name: 'Page record' });
}

export async function readRecord(page: Page): Promise<unknown> {
  return JSON.parse(await recordRegion(page).innerText());
}
