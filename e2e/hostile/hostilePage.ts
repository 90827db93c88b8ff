import {
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { fixtureOrigin, siteOrigin } from '../support/origins.ts';
import { expect } from '../support/site.ts';

/** The page that hostile inputs meet, and what they did to it. */
export interface HostilePage {
  page: Page;
  origin: string;
  /** Fails if anything ran, left the site or changed what all objects have. */
  expectUnharmed: () => Promise<void>;
}

/** A page with less text than this is white. */
const LEAST_TEXT = 20;

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

function findDamage() {
  const plain: object = {};
  const hasRun = window.name === 'canary';
  window.name = '';
  return {
    hasRun,
    pollution: ['polluted', 'canary'].filter(key => key in plain),
    text: document.body.innerText.trim().length,
  };
}

async function watch(context: BrowserContext, origin: string) {
  const left: string[] = [];
  const errors: string[] = [];
  await context.addInitScript(installCanary);
  // Nothing but this site is there; whoever wants to go elsewhere is noted.
  await context.route(
    url => url.origin !== origin && /^https?:$/.test(url.protocol),
    async route => {
      const request = route.request();
      if (request.isNavigationRequest()) left.push(request.url());
      await route.abort();
    },
  );
  context.on('weberror', error => errors.push(error.error().message));
  return { left, errors };
}

/** A visitor of its own, without the policy that would stop most inputs. */
export async function openHostilePage(
  browser: Browser,
  fixture = '',
): Promise<HostilePage> {
  const origin = fixture ? fixtureOrigin(fixture) : siteOrigin();
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const { left, errors } = await watch(context, origin);
  const page = await context.newPage();
  return {
    page,
    origin,
    expectUnharmed: async () => {
      const { text, ...damage } = await page.evaluate(findDamage);
      expect(text, 'characters on the page').toBeGreaterThan(LEAST_TEXT);
      expect(new URL(page.url()).origin).toBe(origin);
      expect({
        ...damage,
        left: left.splice(0),
        errors: errors.splice(0),
      }).toEqual({ hasRun: false, pollution: [], left: [], errors: [] });
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
  fixture: ['', { option: true, scope: 'worker' }],
  hostile: [
    async ({ browser, fixture }, use) => {
      const hostile = await openHostilePage(browser, fixture);
      await use(hostile);
      await hostile.page.context().close();
    },
    { scope: 'worker' },
  ],
});
