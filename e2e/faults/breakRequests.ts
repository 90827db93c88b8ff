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
