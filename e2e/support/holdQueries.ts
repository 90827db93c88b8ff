import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** While true, nothing that the page asks of its worker arrives. */
    holdsQueries?: boolean;
    heldQueries?: (() => void)[];
  }
}

export interface HeldQueries {
  hold: () => Promise<void>;
  /** Lets those that wait through, and all later ones. */
  release: () => Promise<void>;
}

/** Before a page is opened: its queries can be kept from the worker. */
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
