import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Served } from '../serve/startServers.ts';
import { measureAct } from './measureAct.ts';
import type { Figures } from './compareSites.ts';
import { measureSearch } from './measureSearch.ts';
import { withVisit, type Reader } from './openBrowser.ts';
import type { Site } from './Site.ts';
import { openPage, readNoted, waitForQuiet } from './settle.ts';

export interface Path {
  /** Has tabs. */
  start: string;
  /** Both are in the sidebar of the start page. */
  cold: string;
  hovered: string;
}

const QUIET_MS = 700;
/** How long a pointer rests before a deliberate click. */
const HOVER_MS = 1000;
/** How long the end of a page is in view before a finger goes down, and how long it's down. */
const REST_MS = 1500;
const TAP_MS = 90;

/** Follows links and uses the interactive parts of a page. */
export async function measureReading(
  reader: Reader,
  site: Site,
  { served, path }: { served: Served; path: Path },
): Promise<Figures> {
  const { readiness, acts } = site;
  const inpMenu = await withVisit(
    reader,
    { readiness, screen: 'phone' },
    async ({ page }) => {
      await openPage(page, served, { address: path.start, quietMs: QUIET_MS });
      return measureAct(page, acts.menu);
    },
  );
  const navigationNext = await withVisit(
    reader,
    { readiness, screen: 'phone' },
    async ({ page }) => {
      await openPage(page, served, { address: path.start, quietMs: QUIET_MS });
      return tapNext(page, site.next);
    },
  );
  const search = await withVisit(
    reader,
    { readiness, screen: 'desk' },
    async visit => {
      const start = { address: path.start, quietMs: QUIET_MS };
      await openPage(visit.page, served, start);
      return measureSearch(visit, site);
    },
  );
  return withVisit(reader, { readiness, screen: 'desk' }, async ({ page }) => {
    const start = { address: path.start, quietMs: QUIET_MS };
    await openPage(page, served, start);
    const navigationCold = await navigate(page, path.cold, async link => {
      // Without a pointer, nothing precedes the click.
      await link.dispatchEvent('click');
    });
    await waitForQuiet(served, QUIET_MS);
    const navigationHover = await navigate(page, path.hovered, async link => {
      await link.hover();
      await wait(HOVER_MS);
      await link.click();
    });
    await openPage(page, served, start);
    const inpTheme = await measureAct(page, acts.theme);
    const inpTab = await measureAct(page, acts.tab);
    return {
      'navigation, cold, ms': navigationCold,
      'navigation after hover, ms': navigationHover,
      'navigation by the next link, ms': navigationNext,
      'INP menu, ms': inpMenu,
      'INP tab, ms': inpTab,
      'INP theme, ms': inpTheme,
      ...search,
    };
  });
}

type Locator = ReturnType<Page['locator']>;

async function navigate(
  page: Page,
  address: string,
  follow: (link: Locator) => Promise<void>,
): Promise<number> {
  const link = page
    .locator(
      `a[href="${address}"], a[href="${address}/"], a[href="${address}.html"]`,
    )
    .and(page.locator('nav a, aside a'))
    .first();
  await follow(link);
  return painted(page);
}

/** A reader who has come to the end of the page, and taps the link there. */
async function tapNext(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await wait(REST_MS);
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link is visible at ${selector}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await wait(TAP_MS);
  await page.mouse.up();
  return painted(page);
}

async function painted(page: Page): Promise<number> {
  await page.waitForFunction('window.__bench?.navigation > 0');
  return (await readNoted(page)).navigation;
}
