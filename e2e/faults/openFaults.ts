import { holdRequests } from '../support/holdRequests.ts';
import { expect } from '../support/site.ts';
import { sidebarLink } from '../support/parts.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import {
  breakages,
  breakFetches,
  breakRequests,
  changeDocuments,
} from './breakRequests.ts';
import { clickConfig, clickSidebar, goBack, goOnAndReload } from './do.ts';
import { OTHER, START, type Fault, type Step, type Visit } from './fault.ts';
import { replaceStorage } from './storageFaults.ts';
import { noteOf, seeAll, seeInTime, seePage, seePageInTime } from './see.ts';

const LATE = '/guide/basic/cli';
const NEXT = '/guide/basic/output-format';

/** Documents that cannot take the place of the page on screen. */
const wrongDocuments: Record<string, (html: string) => string> = {
  'cut off': html => html.slice(0, html.length / 2),
  'of another release': html => html.replace(/index\.\w+\.js/, 'index.new.js'),
  'with another style': html => html.replace('<style>', '<style>.new{}'),
  'with code in it': html =>
    html.replace('<body', '<script>harmed=1</script><body onload="harmed=1"'),
};

/** Gets ready to go elsewhere; the result does it. */
type Leave = (visit: Visit) => Promise<() => Promise<unknown>>;

/**
 * Asks for a page whose document can't be shown, and goes elsewhere while that page is
 * still on its way: the question whether it's there, or the load itself.
 */
function leaveMeanwhile(
  late: 'HEAD' | 'GET',
  prepare: Leave,
  answer?: number,
): Step {
  return async visit => {
    const { page } = visit;
    await clickSidebar(OTHER)(visit);
    await seePage(OTHER)(visit);
    const leave = await prepare(visit);
    const address = `**${visit.to(LATE)}`;
    const held = await holdRequests(page, address, answer);
    await page.route(address, route => {
      if (route.request().resourceType() === 'xhr')
        return route.fulfill({ status: 500 });
      if (route.request().method() === late) return route.fallback();
      return route.continue();
    });
    await sidebarLink(page, visit.words, visit.to(LATE)).dispatchEvent('click');
    await expect.poll(held.count).toBe(1);
    await leave();
    await held.release();
    await waitForQuiet(page);
  };
}

const goOn: Leave = visit =>
  Promise.resolve(() => seeAll(clickSidebar(NEXT), seePage(NEXT))(visit));

const returnToStart: Leave = visit =>
  Promise.resolve(() => seeAll(goBack, seePage(START))(visit));

/** Playwright can do nothing in a page that the browser is leaving, but the page can. */
const goOnByItself: Leave = async ({ page, to }) => {
  const sign = await holdRequests(page, '**/go-on', 204);
  await page.evaluate(href => {
    void fetch('/go-on').then(() =>
      document
        .querySelector<HTMLElement>(`[data-part=sidebar] a[href="${href}"]`)
        ?.click(),
    );
  }, to(NEXT));
  return sign.release;
};

/** The page that was asked for last, and no word of the other one. */
function seeOnly(route: string): Step {
  return seeAll(seePage(route), visit =>
    expect(noteOf(visit, 'page')).toBeHidden(),
  );
}

/** The page stays, and says that the other one could not be had. */
const seeThatItFailed: Step = async visit => {
  await expectNote(visit);
  await seePage(START)(visit);
};
const expectNote: Step = visit => noteOf(visit, 'page').waitFor();

const seeThatItFailedInTime: Step = async visit => {
  await seeInTime(visit.page, noteOf(visit, 'page'));
  await seePage(START)(visit);
};

const goOffline: Step = ({ page }) => page.context().setOffline(true);

/** Faults of the way from one page to another. */
export const openFaults: readonly Fault[] = [
  ...breakages.flatMap((breakage): Fault[] => {
    const takesTime = breakage === 'hanging';
    const see = takesTime ? seePageInTime : seePage;
    return [
      {
        name: `document of a page on click: ${breakage}`,
        takesTime,
        act: seeAll(
          ({ page }) => breakFetches(page, breakage),
          clickSidebar(OTHER),
        ),
        see: see(OTHER),
      },
      {
        name: `document of a page on the way back: ${breakage}`,
        takesTime,
        act: seeAll(
          goOnAndReload(OTHER),
          ({ page }) => breakFetches(page, breakage),
          goBack,
        ),
        see: see(START),
      },
    ];
  }),
  ...Object.entries(wrongDocuments).map(([form, change]): Fault => ({
    name: `document of a page on click: ${form}`,
    act: seeAll(
      ({ page }) => changeDocuments(page, change),
      clickSidebar(OTHER),
    ),
    see: seeAll(seePage(OTHER), async ({ page }) => {
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    }),
  })),
  {
    name: 'document of a page on click: late, and the reader has gone back',
    act: async visit => {
      const { page } = visit;
      await clickSidebar(OTHER)(visit);
      await seePage(OTHER)(visit);
      const late = `**${visit.to(LATE)}`;
      const held = await holdRequests(page, late);
      await clickSidebar(LATE)(visit);
      await expect.poll(held.count).toBe(1);
      await goBack(visit);
      await seePage(START)(visit);
      const loaded = page.waitForResponse(late);
      await held.release();
      await (await loaded).finished();
    },
    see: async visit => {
      // The document is parsed, and what follows from it is drawn.
      await waitForQuiet(visit.page);
      await seePage(START)(visit);
    },
  },
  {
    name: 'document of a page on click: 500, and the reader has gone on',
    act: leaveMeanwhile('HEAD', goOn),
    see: seeOnly(NEXT),
  },
  {
    name: 'document of a page on click: 500, and the reader has gone back',
    act: leaveMeanwhile('HEAD', returnToStart),
    see: seeOnly(START),
  },
  {
    name: 'a page that is not there, and the reader has gone on',
    act: leaveMeanwhile('HEAD', goOn, 500),
    see: seeOnly(NEXT),
  },
  {
    name: 'a page that the browser loads, and the reader has gone on',
    act: leaveMeanwhile('GET', goOnByItself),
    see: seeOnly(NEXT),
  },
  {
    name: 'back after a reload, without storage: the page from its top',
    arrange: replaceStorage('throws'),
    act: seeAll(
      clickSidebar(OTHER),
      seePage(OTHER),
      ({ page }) => scrollTo(page, 1200),
      ({ page }) => page.reload(),
      goBack,
    ),
    see: seeAll(seePage(START), ({ page }) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
  },
  {
    name: 'offline on click',
    act: seeAll(goOffline, clickSidebar(OTHER)),
    see: seeThatItFailed,
  },
  {
    name: 'offline on click to another section',
    act: seeAll(goOffline, clickConfig),
    see: seeThatItFailed,
  },
  {
    name: 'offline on the way back',
    act: seeAll(clickSidebar(OTHER), seePage(OTHER), goOffline, goBack),
    see: seePage(START),
  },
  {
    name: 'offline on the way back, after a reload',
    act: seeAll(goOnAndReload(OTHER), goOffline, goBack),
    see: expectNote,
  },
  {
    name: 'offline on click, then online: the note leads on',
    act: seeAll(goOffline, clickSidebar(OTHER), expectNote, async visit => {
      await visit.page.context().setOffline(false);
      await noteOf(visit, 'page')
        .getByRole('link', { name: visit.words['fault.again'] })
        .click();
    }),
    see: seePage(OTHER),
  },
  {
    name: 'offline on click, then online: the link works again',
    act: seeAll(
      goOffline,
      clickSidebar(OTHER),
      expectNote,
      ({ page }) => page.context().setOffline(false),
      clickSidebar(OTHER),
    ),
    see: seeAll(seePage(OTHER), visit =>
      noteOf(visit, 'page').waitFor({ state: 'hidden' }),
    ),
  },
  {
    name: 'the whole server answers 503 on click',
    act: seeAll(
      ({ page }) => breakRequests(page, '**/*', '503'),
      clickSidebar(OTHER),
    ),
    see: seeThatItFailed,
  },
  {
    name: 'the whole server refuses on click',
    act: seeAll(
      ({ page }) => breakRequests(page, '**/*', 'refused'),
      clickSidebar(OTHER),
    ),
    see: seeThatItFailed,
  },
  {
    name: 'the whole server hangs on click',
    takesTime: true,
    act: seeAll(
      ({ page }) => breakRequests(page, '**/*', 'hanging'),
      clickSidebar(OTHER),
    ),
    see: seeThatItFailedInTime,
  },
  {
    name: 'the whole server hangs on the way back',
    takesTime: true,
    act: seeAll(
      goOnAndReload(OTHER),
      ({ page }) => breakRequests(page, '**/*', 'hanging'),
      goBack,
    ),
    see: visit => seeInTime(visit.page, noteOf(visit, 'page')),
  },
];
