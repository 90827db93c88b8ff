import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';
import { breakRequests } from './breakRequests.ts';
import { START, type Fault, type Step } from './fault.ts';
import { seeInTime, seePage } from './see.ts';

/** Refused copies are in e2e/site/pageActions.spec.ts and e2e/pages/codeBlocks.spec.ts. */
const removeClipboard: Step = ({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });

/** What the page asks the reader, who then closes it. */
async function takePrompt(page: Page, act: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog');
  const acted = act();
  const dialog = await asked;
  const found = { message: dialog.message(), text: dialog.defaultValue() };
  await dialog.dismiss();
  await acted;
  return found;
}

const copyCode: Step = ({ page, words }) =>
  page.getByRole('button', { name: words['code.copy'] }).first().click();

const copyPage: Step = ({ page, words }) =>
  page.getByRole('button', { name: words['actions.copy'] }).click();

/** The text is offered to be copied by hand, with the keys for it. */
function seePrompt(copy: Step): Step {
  return async visit => {
    const { message, text } = await takePrompt(visit.page, () => copy(visit));
    const [before = ''] = visit.words['copy.byHand'].split('{{keys}}');
    expect(message).toContain(before.trim());
    expect(text).not.toBe('');
    await seePage(START)(visit);
  };
}

export const copyFaults: readonly Fault[] = [
  ...Object.entries({ code: copyCode, page: copyPage }).map(
    ([what, copy]): Fault => ({
      name: `clipboard missing: ${what}`,
      arrange: removeClipboard,
      see: seePrompt(copy),
    }),
  ),
  {
    // Other answers are in browser/behaviors/copying.test.ts.
    name: 'Markdown of the page: hanging',
    takesTime: true,
    arrange: ({ page }) => breakRequests(page, '**/*.md', 'hanging'),
    act: copyPage,
    see: ({ page, words }) =>
      seeInTime(page, page.getByText(words['actions.failed'])),
  },
];
