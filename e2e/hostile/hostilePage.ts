import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base } from '../support/measureTest.ts';
import { fixtureOrigin, siteOrigin } from '../support/origins.ts';
import { expect } from '../support/site.ts';

/** The page that hostile inputs meet, and what they did to it. */
export interface HostilePage {
  page: Page;
  origin: string;
  /** Fails if anything ran, asked others or changed what all objects have. */
  expectUnharmed: () => Promise<void>;
}

/** A page with less text than this is white. */
const LEAST_TEXT = 15;

/** Hosts of the hosted search, which some tables answer for. */
export const SERVICE = /^https:\/\/[^/]*algolia(net)?\.(net|com|io)\//;

/** What the payloads of all tables call. */
function installCanary(): void {
  const call = () => {
    // A name survives the way to another page.
    window.name = 'canary';
  };
  for (const name of ['canary', 'alert']) {
    Object.defineProperty(window, name, { value: call });
  }
}

function findDamage(leastText: number) {
  const plain: object = {};
  const hasRun = window.name === 'canary';
  window.name = '';
  // No further than needed: all text of a long page takes long.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (length <= leastText && texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement?.checkVisibility({ visibilityProperty: true })) {
      length += nodeValue?.trim().length ?? 0;
    }
  }
  return {
    hasRun,
    pollution: ['polluted', 'canary'].filter(key => key in plain),
    isWhite: length <= leastText,
    origin: window.location.origin,
  };
}

/**
 * Notes errors, and what is asked of other hosts. None of these is there (see
 * playwright.config.ts), so nothing has to be intercepted, which would cost the browser
 * its cache.
 */
async function watch(context: BrowserContext, origin: string) {
  const asked: string[] = [];
  const errors: string[] = [];
  await context.addInitScript(installCanary);
  context.on('request', request => {
    const url = request.url();
    const isOurs = url.startsWith(`${origin}/`) || SERVICE.test(url);
    if (/^https?:/.test(url) && !isOurs) asked.push(url);
  });
  context.on('weberror', error => errors.push(error.error().message));
  return { asked, errors };
}

/** A visitor of its own, without the policy that would stop most inputs. */
export async function openHostilePage(
  browser: Browser,
  fixture: string,
): Promise<HostilePage> {
  const origin = fixture ? fixtureOrigin(fixture) : siteOrigin();
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const { asked, errors } = await watch(context, origin);
  const page = await context.newPage();
  return {
    page,
    origin,
    expectUnharmed: async () => {
      const damage = await page.evaluate(findDamage, LEAST_TEXT);
      expect({
        ...damage,
        asked: asked.splice(0),
        errors: errors.splice(0),
      }).toEqual({
        hasRun: false,
        pollution: [],
        isWhite: false,
        origin,
        asked: [],
        errors: [],
      });
    },
  };
}

interface WorkerFixtures {
  /** The fixture site whose page it is; the real one where empty. */
  fixture: string;
  hostile: HostilePage;
}

/** One page for all inputs of a file: a visitor for each would take minutes. */
export const test = base.extend<object, WorkerFixtures>({
  // A small one, so that a change of the real pages can't change what is shown.
  fixture: ['small', { option: true, scope: 'worker' }],
  hostile: [
    async ({ browser, fixture }, use) => {
      const hostile = await openHostilePage(browser, fixture);
      await use(hostile);
      await hostile.page.context().close();
    },
    { scope: 'worker' },
  ],
});
