import { expect } from '../support/site.ts';
import { breakages, breakRequests } from './breakRequests.ts';
import type { Fault, Step } from './fault.ts';
import { seeAll, seeInTime, seePage, seePageWithNote } from './see.ts';

const ERRORS = '/guide/faq/errors';
const MESSAGES = '**/data/errors/**';

const paste: Step = ({ page, words }) =>
  page
    .getByRole('textbox', { name: words['decoder.label'] })
    .fill('error   Failed to build.');

/** It says so, the list of entries is there, and another try may succeed. */
const seeFailure: Step = async ({ page, words }) => {
  await expect(
    page.getByRole('status').filter({ hasText: words['decoder.failed'] }),
  ).toBeVisible();
  await page.unroute(MESSAGES);
  await page
    .getByRole('group', { name: words['decoder.label'] })
    .getByRole('button', { name: words['fault.again'] })
    .click();
  await expect(
    page.getByRole('status').filter({ hasText: words['decoder.one'] }),
  ).toBeVisible();
};

/** Faults of the field that explains the output of a terminal. */
export const decoderFaults: readonly Fault[] = [
  ...breakages.map((breakage): Fault => ({
    name: `messages of the error decoder: ${breakage}`,
    at: ERRORS,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, MESSAGES, breakage),
    act: paste,
    see:
      breakage === 'hanging'
        ? ({ page, words }) =>
            seeInTime(page, page.getByText(words['decoder.failed']))
        : seeAll(seePage(ERRORS), seeFailure),
  })),
  {
    name: 'code of the error decoder: 404',
    at: ERRORS,
    arrange: ({ page }) => breakRequests(page, '**/decoder.*.js', '404'),
    see: seePageWithNote(ERRORS),
  },
];
