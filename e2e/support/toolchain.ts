import type { Locator, Page } from '@playwright/test';
import type { Dictionary } from '../../i18n/en.ts';

export function toolsButton(page: Page, words: Dictionary): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: words['toolchain.open'] });
}

export async function toolsPanel(button: Locator): Promise<Locator> {
  const id = await button.getAttribute('aria-controls');
  return button.page().locator(`[id="${id}"]`);
}

/** Opens the popover without a pointer, and returns it. */
export async function openTools(
  page: Page,
  words: Dictionary,
): Promise<Locator> {
  const button = toolsButton(page, words);
  await button.press('Enter');
  return toolsPanel(button);
}

export function toolCards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}
