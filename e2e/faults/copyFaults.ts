import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';
import { breakages, breakRequests } from './breakRequests.ts';
import { START, type Fault, type Step } from './fault.ts';
import { seeInTime, seePage } from './see.ts';

function breakClipboard(how: 'refusing' | 'missing'): Step {
  return ({ page }) =>
    page.addInitScript(kind => {
      const refuse = () =>
        Promise.reject(new DOMException('Made for a test', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {
        value: kind === 'missing' ? undefined : { writeText: refuse },
      });
    }, how);
}

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

const failure: Step = ({ page, words }) =>
  page
    .getByRole('status')
    .filter({ hasText: words['actions.failed'] })
    .waitFor();

export const copyFaults: readonly Fault[] = [
  ...(['refusing', 'missing'] as const).flatMap((how): Fault[] => [
    {
      name: `clipboard ${how}: code`,
      arrange: breakClipboard(how),
      see: seePrompt(copyCode),
    },
    {
      name: `clipboard ${how}: page`,
      arrange: breakClipboard(how),
      see: seePrompt(copyPage),
    },
  ]),
  ...breakages.map((breakage): Fault => ({
    name: `Markdown of the page: ${breakage}`,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, '**/*.md', breakage),
    act: copyPage,
    see:
      breakage === 'hanging'
        ? ({ page, words }) =>
            seeInTime(page, page.getByText(words['actions.failed']))
        : failure,
  })),
];
