import type { Locator, Page } from '@playwright/test';
import type { Dictionary } from '../../i18n/en.ts';

export interface SearchParts {
  button: Locator;
  dialog: Locator;
  field: Locator;
  /** Hits, as links. */
  options: Locator;
  /** The hits, each with its actions. */
  rows: Locator;
  status: Locator;
}

export function searchParts(page: Page, words: Dictionary): SearchParts {
  const dialog = page.getByRole('dialog', { name: words['search.button'] });
  const results = dialog.getByRole('grid', { name: words['search.results'] });
  return {
    button: page
      .getByRole('banner')
      .getByRole('button', { name: words['search.button'] }),
    dialog,
    field: dialog.getByRole('combobox', { name: words['search.label'] }),
    options: results.getByRole('link'),
    rows: results.getByRole('row').filter({ has: page.getByRole('link') }),
    status: dialog.getByRole('status'),
  };
}

export async function openSearch(
  page: Page,
  path: string,
  words: Dictionary,
): Promise<SearchParts> {
  await page.goto(path);
  const parts = searchParts(page, words);
  await parts.button.click();
  await parts.field.waitFor();
  return parts;
}

/** Types with an input method, as for Chinese: the word isn't committed yet. */
export async function compose(page: Page, letters: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  });
}

/** Commits the word, which ends the composition. */
export async function commit(page: Page, word: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.insertText', { text: word });
}
