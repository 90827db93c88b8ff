import { holdRequests } from '../support/holdRequests.ts';
import { expect } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { breakages, breakRequests, changeScripts } from './breakRequests.ts';
import { clickConfig, clickSidebar, goBack, goOnAndReload } from './do.ts';
import { OTHER, START, type Fault, type Step } from './fault.ts';
import { throwInPage } from './loadFaults.ts';
import {
  noteOf,
  seeAll,
  seeInTime,
  seePage,
  seePageInTime,
  seePageWithNote,
} from './see.ts';

const PAGES = '**/static/js/*/page_*.js';
const SECTIONS = '**/static/js/*/section_*.js';
const CONFIG = '/config/';
const LATE = '/guide/basic/cli';

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
        name: `chunk of a page on click: ${breakage}`,
        takesTime,
        act: seeAll(
          ({ page }) => breakRequests(page, PAGES, breakage),
          clickSidebar(OTHER),
        ),
        see: see(OTHER),
      },
      {
        name: `chunk of a section on click: ${breakage}`,
        takesTime,
        act: seeAll(
          ({ page }) => breakRequests(page, SECTIONS, breakage),
          clickConfig,
        ),
        see: see(CONFIG),
      },
      {
        name: `chunk of a page on the way back: ${breakage}`,
        takesTime,
        act: seeAll(
          goOnAndReload(OTHER),
          ({ page }) => breakRequests(page, PAGES, breakage),
          goBack,
        ),
        see: see(START),
      },
    ];
  }),
  {
    name: 'chunk of a page on click: late, and the reader has gone back',
    act: async visit => {
      const { page } = visit;
      await clickSidebar(OTHER)(visit);
      await seePage(OTHER)(visit);
      const held = await holdRequests(page, PAGES);
      await clickSidebar(LATE)(visit);
      await expect.poll(held.count).toBe(1);
      await goBack(visit);
      await seePage(START)(visit);
      const loaded = page.waitForResponse(PAGES);
      await held.release();
      await (await loaded).finished();
    },
    see: async visit => {
      // The chunk runs, and what follows from it is drawn.
      await waitForQuiet(visit.page);
      await seePage(START)(visit);
    },
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
    name: 'offline on the way back: the page is in the cache',
    act: seeAll(goOnAndReload(OTHER), goOffline, goBack),
    see: seePage(START),
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
  {
    name: 'page that throws on click',
    act: seeAll(
      ({ page }) => changeScripts(page, PAGES, throwInPage),
      clickSidebar(OTHER),
    ),
    see: seePageWithNote(OTHER),
  },
  {
    name: 'page that throws on click, offline after its code came',
    act: seeAll(
      ({ page }) => changeScripts(page, PAGES, throwInPage),
      async visit => {
        const loaded = visit.page.waitForResponse(PAGES);
        await visit.page
          .getByRole('navigation', { name: visit.words['sidebar.label'] })
          .getByRole('link')
          .and(visit.page.locator(`[href="${visit.to(OTHER)}"]`))
          .hover();
        await (await loaded).finished();
      },
      goOffline,
      clickSidebar(OTHER),
    ),
    see: visit => noteOf(visit, 'parts').waitFor(),
  },
];
