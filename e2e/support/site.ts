import { expect } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { fixtureOrigin, siteOrigin } from './origins.ts';
import { addDocumentReader } from './documentReader.ts';
import { test as base } from './measureTest.ts';
import { SharedVisitor } from './SharedVisitor.ts';
import { watchProblems } from './watchProblems.ts';

interface SiteOptions {
  /**
   * Console errors a test expects, by the reason for them. Anything else that
   * goes wrong on a page fails the test:
   * `test.use({ allowedProblems: { 'the page is missing on purpose': /404/ } })`
   */
  allowedProblems: Record<string, RegExp>;
  /**
   * Which visitor (browser context) a test uses. Tests that mostly read may share
   * one, which is reused as long as nothing was changed or stored:
   * `test.use({ visitor: 'shared' })`. Not for tests of the browser's cache, its
   * history, or how a page loads.
   */
  visitor: 'own' | 'shared';
}

interface WorkerFixtures {
  sharedVisitor: SharedVisitor;
}

interface SiteFixtures {
  /** Another visitor in addition to `page`, watched the same way. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** What has gone wrong on any page so far; checked when the test ends. */
  problems: string[];
}

export const test = base.extend<SiteOptions & SiteFixtures, WorkerFixtures>({
  // Playwright reads a fixture's dependencies from the pattern, even if empty.
  // rslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(siteOrigin()),

  allowedProblems: [{}, { option: true }],

  visitor: ['own', { option: true }],

  sharedVisitor: [
    async ({ browser }, use) => {
      const visitor = new SharedVisitor(browser);
      await use(visitor);
      await visitor.leave();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      visitor,
      sharedVisitor,
      viewport,
      // Other settings; tests share a visitor only if theirs are the same.
      baseURL,
      bypassCSP,
      contextOptions,
      hasTouch,
      ignoreHTTPSErrors,
      javaScriptEnabled,
      locale,
    },
    use,
    testInfo,
  ) => {
    if (visitor === 'own') {
      const context = await browser.newContext();
      await addDocumentReader(context);
      await use(context);
      await context.close();
      return;
    }
    const settings = JSON.stringify([
      baseURL,
      bypassCSP,
      contextOptions,
      hasTouch,
      ignoreHTTPSErrors,
      javaScriptEnabled,
      locale,
    ]);
    await use(
      await sharedVisitor.lend({ settings, origin: baseURL ?? '', viewport }),
    );
    // A failed test may have stopped anywhere.
    if (testInfo.status === testInfo.expectedStatus) {
      await sharedVisitor.takeBack();
    } else {
      await sharedVisitor.leave();
    }
  },

  page: async ({ context, visitor }, use) => {
    const [shared] = visitor === 'shared' ? context.pages() : [];
    await use(shared ?? (await context.newPage()));
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

/** For a spec on a fixture site: `test.use(onFixture('page-types'))`. */
export function onFixture(name: string) {
  return {
    baseURL: async (
      // rslint-disable-next-line no-empty-pattern
      {},
      use: (origin: string) => Promise<void>,
    ) => use(fixtureOrigin(name)),
  };
}

export { expect };
