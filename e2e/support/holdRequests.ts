import type { BrowserContext, Page, Route } from '@playwright/test';

export interface HeldRequests {
  count: () => number;
  hold: () => void;
  /** Lets waiting requests through, and all later ones. */
  release: () => Promise<void>;
}

/**
 * Holds matching requests until they're released, to be answered by the server or with
 * a status. Those of workers pass only through a context.
 */
export async function holdRequests(
  page: Page | BrowserContext,
  pattern: string,
  status?: number,
): Promise<HeldRequests> {
  const answer = (route: Route) =>
    status === undefined ? route.continue() : route.fulfill({ status });
  const held: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async route => {
    if (isReleased) await answer(route);
    else held.push(route);
  });
  return {
    count: () => held.length,
    hold: () => {
      isReleased = false;
    },
    release: async () => {
      isReleased = true;
      await Promise.all(held.splice(0).map(answer));
    },
  };
}

/** The scripts of pages; the page's own style and words come with them. */
export const SCRIPTS = '**/*.js';
