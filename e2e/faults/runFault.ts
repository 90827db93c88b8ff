import type { Page } from '@playwright/test';
import { homeName } from '../support/homeName.ts';
import type { TestLanguage } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { expect } from '../support/site.ts';
import { stopClock } from '../support/stopClock.ts';
import { watchRequests } from '../support/watchRequests.ts';
import { START, type Fault, type Visit } from './fault.ts';

/** A page with less text than this is a dead end. */
const LEAST_TEXT = 200;

/** The page itself, and one normal load in the place of what failed. */
const MOST_LOADS = 2;

/** Makes a fault and looks at what the reader has in the end. */
export async function runFault(
  fault: Fault,
  page: Page,
  language: TestLanguage,
): Promise<void> {
  const { words, prefix } = language;
  const visit: Visit = { page, language, words, to: path => prefix + path };
  if (fault.takesTime) await stopClock(page);
  await fault.arrange?.(visit);
  await page.goto(visit.to(fault.at ?? START), {
    waitUntil: fault.isStatic ? 'commit' : 'load',
  });
  const { documentLoads } = watchRequests(page);
  await fault.act?.(visit);
  await fault.see(visit);
  expect(documentLoads(), 'reloads').toBeLessThanOrEqual(MOST_LOADS);
  await expectNoDeadEnd(visit);
}

/** There is a page to read, and once the fault is over the way home works. */
async function expectNoDeadEnd({ page, words, to }: Visit): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.length, 'characters on the page').toBeGreaterThan(LEAST_TEXT);

  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Escape'); // A dialog may be open.
  await page
    .getByRole('banner')
    .getByRole('link', { name: homeName(words) })
    .click();
  await expect(page).toHaveURL(to('/'));
  await expect(titleOf(page)).toBeVisible();
}
