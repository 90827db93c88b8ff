import type { Page } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';
import { clickConfig, clickSidebar, goBack } from './do.ts';
import { OTHER, START, type Fault, type Step, type Visit } from './fault.ts';
import { meddle, kindsOfMeddling, type Meddling } from './meddle.ts';
import { openSearchDialog } from './search.ts';
import { noteOf, seeAll, seePage } from './see.ts';

const CONFIG = '/config/';
const NARROW = { width: 390, height: 800 };

/** What somebody does on a page that others change, and change again. */
interface Act {
  name: string;
  at?: string;
  isNarrow?: boolean;
  run: (meddle: Step, seeWords: Step, meddling: Meddling) => Step;
}

/** Words on screen, line by line; where parts are taken away, of the content. */
function readWords(page: Page, meddling: Meddling): Promise<string[]> {
  return page
    .locator(meddling === 'thinned' ? 'main' : 'body')
    .evaluate((part: HTMLElement) => [
      document.title,
      ...part.innerText.split('\n').map(line => line.trim()),
    ]);
}

/** Every word is of the page at this address, as another reader gets it. */
function seeWordsOfPage(meddling: Meddling): Step {
  return async ({ page }) => {
    const other = await page.context().newPage();
    await other.setViewportSize(page.viewportSize() ?? NARROW);
    await other.goto(page.url());
    // What the pointer happens to be over may open.
    await page.mouse.move(0, 0);
    await expect(async () => {
      const words = await readWords(other, meddling);
      expect(await readWords(page, meddling)).toEqual(words);
    }).toPass();
    await other.close();
  };
}

/** Goes to the same page in the other language, or back in one's own. */
function switchLanguage(to: 'other' | 'own'): Step {
  return async ({ page, language }) => {
    const isChinese = (language === chinese) === (to === 'own');
    await page
      .getByRole('banner')
      .getByRole('link', { name: isChinese ? '简体中文' : 'English' })
      .click();
    const { htmlLang } = isChinese ? chinese : english;
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
  };
}

/**
 * The options for a query are those that search gives on a page of its own. Of a
 * hit that two queries have, a blocker's word stands.
 */
function seeHits(query: string, meddling: Meddling): Step {
  const search = async (visit: Visit) => {
    const { field, options, status } = searchParts(visit.page, visit.words);
    await field.fill(query);
    await expect(status).toHaveText(/\d/);
    return options;
  };
  return async visit => {
    const options = await search(visit);
    const page = await visit.page.context().newPage();
    await page.goto(visit.page.url());
    await openSearchDialog({ ...visit, page });
    const hits = await (await search({ ...visit, page })).allInnerTexts();
    await page.close();
    expect(hits).not.toEqual([]);
    const shown = () => options.allInnerTexts();
    if (meddling !== 'thinned') {
      await expect.poll(shown).toEqual(hits);
      return;
    }
    await expect
      .poll(async () => (await shown()).filter(hit => !hits.includes(hit)))
      .toEqual([]);
    expect(await shown()).not.toEqual([]);
  };
}

function filter(query: string): Step {
  return ({ page, words }) =>
    page
      .getByRole('main')
      .getByRole('searchbox', { name: words['overview.filter'] })
      .fill(query);
}

const openMenu: Step = ({ page, words }) =>
  page.getByRole('button', { name: words['nav.openMenu'] }).click();

const openDrawer: Step = ({ page, words }) =>
  page
    .getByRole('button', { name: words['sidebar.menu'], exact: true })
    .click();

const acts: readonly Act[] = [
  {
    name: 'links',
    run: (again, seeWords) =>
      seeAll(
        ...[clickSidebar(OTHER), seePage(OTHER), seeWords, again],
        ...[clickConfig, seePage(CONFIG), seeWords, again],
        ...[goBack, seePage(OTHER), seeWords],
      ),
  },
  {
    name: 'search',
    run: (again, seeWords, meddling) =>
      seeAll(
        ...[openSearchDialog, seeHits('typescript', meddling), again],
        ...[seeHits('banner', meddling), again],
        ...[seeHits('css modules', meddling), again],
        ({ page }) => page.keyboard.press('Enter'),
        ({ page, words }) =>
          expect(searchParts(page, words).dialog).toBeHidden(),
        // The hit may still be on its way.
        ({ page, to }) =>
          expect.poll(() => new URL(page.url()).pathname).not.toBe(to(START)),
        seeWords,
      ),
  },
  {
    name: 'filter of an overview',
    at: CONFIG,
    run: (again, seeWords) =>
      seeAll(
        ...[filter('dts'), again, filter('no such option'), again],
        ...[filter('format'), again, filter('')],
        // What was taken away is not asked for again.
        ...[clickSidebar('/config/lib/dts'), seePage('/config/lib/dts')],
        seeWords,
      ),
  },
  {
    name: 'menu of a narrow window',
    isNarrow: true,
    run: (again, seeWords) =>
      seeAll(
        ...[openMenu, again],
        ({ page, words }) =>
          page
            .getByRole('dialog', { name: words['nav.menuTitle'] })
            .getByRole('link', { name: words['nav.config'] })
            .click(),
        ...[seePage(CONFIG), seeWords],
      ),
  },
  {
    name: 'list of pages of a narrow window',
    isNarrow: true,
    run: (again, seeWords) =>
      seeAll(
        ...[openDrawer, again, clickSidebar(OTHER), seePage(OTHER)],
        seeWords,
      ),
  },
  {
    name: 'another language and back',
    run: (again, seeWords) =>
      seeAll(
        ...[switchLanguage('other'), seeWords, again],
        ...[switchLanguage('own'), seeWords],
      ),
  },
  {
    name: 'a page that cannot be had, and then can',
    run: (again, seeWords) =>
      seeAll(
        ({ page }) => page.context().setOffline(true),
        clickSidebar(OTHER),
        async visit => {
          const { words } = visit;
          await expect(noteOf(visit, 'page')).toHaveText(
            `${words['fault.page']} ${words['fault.again']}`,
            { useInnerText: true },
          );
        },
        again,
        ({ page }) => page.context().setOffline(false),
        ...[clickSidebar(OTHER), seePage(OTHER), seeWords],
      ),
  },
];

/** Pages that the browser translates, and that extensions change. */
export const meddleFaults: readonly Fault[] = kindsOfMeddling.flatMap(
  meddling =>
    acts.map(({ name, at = START, isNarrow, run }): Fault => {
      const change: Step = ({ page }) => meddle(page, meddling);
      return {
        name: `page ${meddling} by others: ${name}`,
        at,
        arrange: async ({ page }) => {
          if (isNarrow) await page.setViewportSize(NARROW);
        },
        act: change,
        see: async visit => {
          const { documentLoads } = watchRequests(visit.page);
          await run(change, seeWordsOfPage(meddling), meddling)(visit);
          expect(documentLoads(), 'loads').toBe(0);
        },
      };
    }),
);
