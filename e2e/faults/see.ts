import type { Locator, Page } from '@playwright/test';
import { titleOf } from '../support/parts.ts';
import { expect } from '../support/site.ts';
import type { Step, Visit } from './fault.ts';

const LIMIT_MS = 10_000;
const STEP_MS = 500;

/** The heading of a page as the server sends it, whatever the browser gets. */
async function servedHeading(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  const [, heading = ''] =
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
  const text = heading.replaceAll(/<a [^>]*>.*?<\/a>|<[^>]+>/g, '');
  expect(text, `the heading of ${address}`).not.toBe('');
  return text;
}

/** The page of a route is on screen, and the address says so. */
export function seePage(route: string): Step {
  return async ({ page, to }) => {
    // Not toHaveURL, which waits for a load that may never end.
    await expect.poll(() => new URL(page.url()).pathname).toBe(to(route));
    const heading = await servedHeading(page, to(route));
    await expect(titleOf(page)).toContainText(heading);
  };
}

/** The note that something is missing, by its words. */
export function noteOf({ page, words }: Visit, kind: 'parts' | 'page') {
  return page.getByRole('alert').filter({ hasText: words[`fault.${kind}`] });
}

/** The page is there, and says that a part of it is not. */
export function seePageWithNote(route: string): Step {
  return async visit => {
    await seePage(route)(visit);
    await expect(noteOf(visit, 'parts')).toBeVisible();
  };
}

/** Lets time pass until something shows, ten seconds at the most. */
export async function seeInTime(page: Page, shown: Locator): Promise<void> {
  for (let passed = 0; passed < LIMIT_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    try {
      // Answers of the server take real time.
      await expect(shown).toBeVisible({ timeout: 100 });
      return;
    } catch {
      // Not yet.
    }
  }
  // The page's clock stands now; what is still on its way here may take long.
  await expect(shown, 'shows within ten seconds').toBeVisible();
}

/** A page of a route shows after some time. */
export function seePageInTime(route: string): Step {
  return async visit => {
    const { page, to } = visit;
    const heading = await servedHeading(page, to(route));
    const shown = page.getByRole('heading', { level: 1, name: heading });
    await seeInTime(page, shown);
    await seePage(route)(visit);
  };
}

/** All of these must be seen. */
export function seeAll(...steps: readonly Step[]): Step {
  return async visit => {
    for (const step of steps) await step(visit);
  };
}
