import { readdirSync } from 'node:fs';
import { sidebarLink, sidebarOf } from '../support/parts.ts';
import { expect } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';
import type { Fault, Step, Visit } from './fault.ts';
import { builtFolder, fixture } from './place.ts';
import { openSearchDialog, searchFor } from './search.ts';
import { seePage } from './see.ts';

/** The folder of chunks, and the script that knows its name. */
const CHUNKS = 'static/js/async/';
const main = /index\.[0-9a-f]+\.js/;
const mainName =
  readdirSync(`${builtFolder}/static/js`).find(name => main.test(name)) ?? '';

const nameOf = (age: number) => `release${age}`;

/**
 * Opens a page as an older release wrote it: its chunks lie in a folder of
 * another name, which the server has kept. All later pages are of the release
 * that is served now.
 */
function openOldTab(age: number): Step {
  const oldMain = `index.${nameOf(age)}.js`;
  const makeOld = (text: string) =>
    text.replaceAll(CHUNKS, `static/js/${nameOf(age)}/`);
  return async ({ page }) => {
    let hasOpened = false;
    await page.route('**/*', async route => {
      const isFirst = !hasOpened && route.request().isNavigationRequest();
      if (!isFirst) return route.fallback();
      hasOpened = true;
      const response = await route.fetch();
      const html = makeOld(await response.text()).replace(main, oldMain);
      expect(html, 'the page names the old scripts').toContain(oldMain);
      return route.fulfill({ response, body: html });
    });
    await page.route(`**/${oldMain}`, async route => {
      const url = route.request().url().replace(oldMain, mainName);
      const response = await route.fetch({ url });
      const code = makeOld(await response.text());
      expect(code, 'the code names the old folder').toContain(nameOf(age));
      await route.fulfill({ response, body: code });
    });
    await page.context().route(`**/${nameOf(age)}/**`, async route => {
      const url = route.request().url().replace(nameOf(age), 'async');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  };
}

/** The release after: what only the old one had is no longer there. */
function dropOldFiles(age: number): Step {
  return ({ page }) =>
    page
      .context()
      .route(`**/${nameOf(age)}/**`, route => route.fulfill({ status: 404 }));
}

/** Fewer would show nothing; the small site has six. */
const LEAST_LINKS = fixture ? 5 : 20;

/** Every link of the sidebar leads to its page; returns the loads it took. */
async function followAll(visit: Visit): Promise<number> {
  const { page, words, to } = visit;
  const { documentLoads } = watchRequests(page);
  const links = await sidebarOf(page, words)
    .getByRole('link')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  expect(links.length, 'links of the sidebar').toBeGreaterThan(LEAST_LINKS);
  for (const link of links) {
    const route = link.slice(to('').length);
    // The event alone: groups may be folded, and hovering takes time.
    await sidebarLink(page, words, link).dispatchEvent('click');
    await seePage(route)(visit);
  }
  return documentLoads();
}

const ages = [1, 2, 3];

/** One load brings the release that is served now, and with it all others. */
const followAllByOneLoad: Step = async visit => {
  expect(await followAll(visit), 'loads').toBe(1);
  await searchFor('typescript')(visit);
};

export const releaseFaults: readonly Fault[] = [
  ...ages.map((age): Fault => ({
    name: `a tab ${age} releases old, whose chunks are kept: every sidebar link`,
    isNightly: age > Math.min(...ages),
    arrange: openOldTab(age),
    see: followAllByOneLoad,
  })),
  ...ages.map((age): Fault => ({
    name: `a tab ${age} releases old, whose chunks are gone: every sidebar link`,
    isNightly: age < Math.max(...ages),
    arrange: openOldTab(age),
    act: dropOldFiles(age),
    see: followAllByOneLoad,
  })),
  {
    name: 'a tab of an old release, whose chunks are gone: search',
    arrange: openOldTab(1),
    act: dropOldFiles(1),
    see: async visit => {
      await openSearchDialog(visit);
      await visit.page.getByText(visit.words['search.notLoaded']).waitFor();
    },
  },
];
