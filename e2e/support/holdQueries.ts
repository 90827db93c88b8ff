import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** While true, the page's messages to its worker don't arrive. */
    holdsQueries?: boolean;
    heldQueries?: (() => void)[];
  }
}

export interface HeldQueries {
  hold: () => Promise<void>;
  /** Lets waiting queries through, and all later ones. */
  release: () => Promise<void>;
}

/** Call before opening a page: lets a test keep queries from the worker. */
export async function holdQueries(page: Page): Promise<HeldQueries> {
  await page.addInitScript(() => {
    window.heldQueries = [];
    window.Worker = class extends Worker {
      override postMessage(message: unknown) {
        const post = () => super.postMessage(message);
        if (window.holdsQueries) window.heldQueries?.push(post);
        else post();
      }
    };
  });
  return {
    hold: () =>
      page.evaluate(() => {
        window.holdsQueries = true;
      }),
    release: () =>
      page.evaluate(() => {
        window.holdsQueries = false;
        for (const post of window.heldQueries?.splice(0) ?? []) post();
      }),
  };
}
