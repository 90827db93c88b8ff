import type { Page, Route } from '@playwright/test';
import { expect } from '../support/site.ts';

const PAGE_OF_A_PROXY =
  '<!doctype html><title>Hello</title><h1>Please sign in to this network</h1>';

const answers = {
  refused: route => route.abort(),
  '404': route => route.fulfill({ status: 404, body: 'Not found' }),
  '503': route => route.fulfill({ status: 503, body: 'Unavailable' }),
  HTML: route =>
    route.fulfill({ contentType: 'text/html', body: PAGE_OF_A_PROXY }),
  hanging: () => undefined,
} satisfies Record<string, (route: Route) => Promise<void> | undefined>;

export type Breakage = keyof typeof answers;

// The literal has no other keys.
export const breakages = Object.keys(answers) as Breakage[];

/** Answers matching requests of a page in a wrong way, or not at all. */
export async function breakRequests(
  page: Page,
  pattern: string | RegExp,
  breakage: Breakage,
): Promise<void> {
  await page.route(pattern, answers[breakage]);
}

/** Sends a script with something in it changed, as a bad release would. */
export async function changeScripts(
  page: Page,
  pattern: string,
  change: (code: string) => string,
): Promise<void> {
  await page.route(pattern, async route => {
    const response = await route.fetch();
    const code = await response.text();
    const changed = change(code);
    expect(changed, `${route.request().url()} is changed`).not.toBe(code);
    await route.fulfill({ response, body: changed });
  });
}

/** Answers scripts of a page that ask for documents in a wrong way. */
export async function breakFetches(
  page: Page,
  breakage: Breakage,
): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() === 'xhr') {
      await answers[breakage](route);
    } else await route.fallback();
  });
}

/** Sends scripts of a page documents with something in them changed. */
export async function changeDocuments(
  page: Page,
  change: (html: string) => string,
): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'xhr') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed, `${route.request().url()} is changed`).not.toBe(html);
    return route.fulfill({ response, body: changed });
  });
}
