import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import type { Step, Visit } from './fault.ts';

export function openSearchDialog({ page, words }: Visit) {
  return searchParts(page, words).button.click();
}

export function typeQuery(query: string): Step {
  return async visit => {
    await openSearchDialog(visit);
    await searchParts(visit.page, visit.words).field.fill(query);
  };
}

/** Search answers, and can be closed again. */
export function searchFor(query: string): Step {
  return async visit => {
    await typeQuery(query)(visit);
    const { dialog, options } = searchParts(visit.page, visit.words);
    await expect(options.first()).toBeVisible();
    await visit.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
}

/** Says that search failed, and never that nothing was found. */
export const seeSearchError: Step = async ({ page, words }) => {
  const { dialog } = searchParts(page, words);
  await expect(dialog.getByText(words['search.error']).first()).toBeVisible();
  await expect(dialog.getByText(words['search.errorHelp'])).toBeVisible();
  const none = words['search.noResults'].replace(/\{\{query\}\}.*/, '');
  await expect(dialog.getByText(none)).toHaveCount(0);
};
