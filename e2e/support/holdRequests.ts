import type { Page, Route } from '@playwright/test';

export interface HeldRequests {
  /** How many are waiting for a response. */
  count: () => number;
  /** Holds again, after a release. */
  hold: () => void;
  /** Lets waiting requests through, and all later ones. */
  release: () => Promise<void>;
}

/** Holds matching requests until they're released. */
export async function holdRequests(
  page: Page,
  pattern: string,
): Promise<HeldRequests> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async route => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return {
    count: () => held.length,
    hold: () => {
      isReleased = false;
    },
    release: async () => {
      isReleased = true;
      await Promise.all(held.splice(0).map(route => route.continue()));
    },
  };
}

/** The scripts of pages; the page's own style and words come with them. */
export const SCRIPTS = '**/*.js';
