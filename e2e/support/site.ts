import { expect } from '@playwright/test';
import type {
  BrowserContext,
  BrowserContextOptions,
  Locator,
} from '@playwright/test';
import { fixtureOrigin, siteOrigin } from './origins.ts';
import { addDocumentReader } from './documentReader.ts';
import { test as base } from './measureTest.ts';
import { watchProblems } from './watchProblems.ts';

interface SiteOptions {
  /**
   * Console errors a test expects, by the reason for them. Anything else that
   * goes wrong on a page fails the test:
   * `test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } })`
   */
  allowedProblems: Record<string, RegExp>;
}

interface SiteFixtures {
  /** Another visitor in addition to `page`, watched the same way. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** What has gone wrong on any page so far; checked when the test ends. */
  problems: string[];
}

export const test = base.extend<SiteOptions & SiteFixtures>({
  // Playwright reads a fixture's dependencies from the pattern, even if empty.
  // rslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteOrigin()),

  allowedProblems: [{}, { option: true }],

  context: async ({ context }, use) => {
    await addDocumentReader(context);
    await use(context);
  },

  problems: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      watchProblems(context, problems);
      await use(problems);
      const allowed = Object.values(allowedProblems);
      const unexpected = problems.filter(
        problem => !allowed.some(pattern => pattern.test(problem)),
      );
      // In the message, so that a summary of the failures shows them.
      expect(
        unexpected,
        `problems in the console: ${unexpected.join(' | ')}`,
      ).toEqual([]);
    },
    { auto: true },
  ],

  openContext: async ({ browser, baseURL, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async options => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...options,
      });
      contexts.push(context);
      watchProblems(context, problems);
      await addDocumentReader(context);
      return context;
    });
    await Promise.all(contexts.map(context => context.close()));
  },
});

/** For a spec on a fixture site: `test.use(onFixture('records'))`. */
export function onFixture(name: string) {
  return {
    baseURL: async (
      // rslint-disable-next-line no-empty-pattern
      {},
      use: (origin: string) => Promise<void>,
    ) => use(fixtureOrigin(name)),
  };
}

/** What a page says in the console that is asked for and missing on purpose. */
export const missingPageProblem = {
  'the address is unknown on purpose': /^error: .*status of 404/,
};

export async function shows(part: Locator, done: Promise<unknown>) {
  await done;
  await expect(part).toBeVisible();
}

export async function hides(part: Locator, done: Promise<unknown>) {
  await done;
  await expect(part).toBeHidden();
}

export { expect };
