import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { breakages, breakFetches, breakRequests } from './breakRequests.ts';
import { remove } from './browserFaults.ts';
import { clickSidebar, goBack } from './do.ts';
import { OTHER, START, type Fault, type Step } from './fault.ts';
import {
  openSearchDialog,
  searchFor,
  seeSearchError,
  typeQuery,
} from './search.ts';
import { seeAll, seeInTime, seePage } from './see.ts';

const QUERY = 'typescript';
const DIALOG = '**/async/search.*.js';
const INDEX = '**/static/search/**';
const MANIFEST = '**/data/search/*.json';
const WORKER = '**/search-worker*.js';

const notLoaded: Step = ({ page, words }) =>
  page
    .getByRole('alert')
    .filter({ hasText: words['search.notLoaded'] })
    .waitFor();

/** The worker asks for the index, which a page's own routes do not see. */
function answerWith(body: string, address: string): Step {
  const contentType = 'application/json';
  return ({ page }) =>
    page
      .context()
      .route(address, route => route.fulfill({ body, contentType }));
}

function removeWorker(how: 'missing' | 'throwing'): Step {
  return ({ page }) =>
    page.addInitScript(kind => {
      if (kind === 'missing') Reflect.deleteProperty(window, 'Worker');
      else {
        Reflect.set(window, 'Worker', function refuse() {
          throw new DOMException('Made for a test', 'SecurityError');
        });
      }
    }, how);
}

/** The worker has answered, and from then on is of no use. */
function breakWorker(how: 'dies' | 'hangs'): Step {
  return async visit => {
    const { page, words } = visit;
    const { field, options } = searchParts(page, words);
    await typeQuery(QUERY)(visit);
    await expect(options.first()).toBeVisible();
    const [worker] = page.workers();
    expect(worker, 'the worker of search').toBeDefined();
    // Nobody can wait for one that hangs.
    void worker
      ?.evaluate(kind => {
        if (kind === 'dies') self.close();
        while (kind === 'hangs');
      }, how)
      .catch(() => undefined);
    await field.fill('umdName');
  };
}

/** The answer to what was typed since, not the list of before. */
const seeNewAnswer: Step = async ({ page, words }) => {
  const { options } = searchParts(page, words);
  await page.clock.runFor(10_000);
  await expect(options.first()).toHaveAttribute('href', /umd-name/);
};

/** Follows the first hit of a query by key. */
function followHit(query: string): Step {
  return async visit => {
    await typeQuery(query)(visit);
    const { options } = searchParts(visit.page, visit.words);
    await expect(options.first()).toBeVisible();
    await visit.page.keyboard.press('Enter');
  };
}

/** The words of the query are marked on the page. */
const seeMarks: Step = ({ page }) =>
  expect
    .poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0))
    .toBeGreaterThan(0);

/** Over, for pages and workers of this reader. */
const repairIndex: Step = ({ page }) =>
  page.context().unrouteAll({ behavior: 'ignoreErrors' });

/** What failed once is asked again. */
const seeAnswerOnRetry: Step = async ({ page, words }) => {
  const { field, options } = searchParts(page, words);
  await field.fill(`${QUERY} 5`);
  await field.fill(QUERY);
  await expect(options.first()).toBeVisible();
};

/** The same words are asked again when something is typed that doesn't change them. */
const seeAnswerOnSpace: Step = async ({ page, words }) => {
  await page.keyboard.press('Space');
  await expect(searchParts(page, words).options.first()).toBeVisible();
};

const seeErrorUntilRepaired = seeAll(
  typeQuery(QUERY),
  seeSearchError,
  repairIndex,
  seeAnswerOnRetry,
);

/** Faults of the hosted service are in e2e/site/searchHostedFaults.spec.ts. */
export const searchFaults: readonly Fault[] = [
  ...breakages.map((breakage): Fault => ({
    name: `code of search: ${breakage}`,
    takesTime: breakage === 'hanging',
    act: seeAll(
      ({ page }) => breakRequests(page, DIALOG, breakage),
      openSearchDialog,
    ),
    see:
      breakage === 'hanging'
        ? ({ page, words }) =>
            seeInTime(page, page.getByText(words['search.notLoaded']))
        : notLoaded,
  })),
  {
    name: 'code of the search field on a 404 page: refused',
    at: '/nope',
    act: seeAll(
      ({ page }) => breakRequests(page, DIALOG, 'refused'),
      ({ page, words }) =>
        page
          .getByRole('main')
          .getByRole('combobox', { name: words['search.label'] })
          .fill(QUERY),
    ),
    see: notLoaded,
  },
  ...['404', '503'].map((status): Fault => ({
    name: `index: ${status}`,
    arrange: ({ page }) =>
      page
        .context()
        .route(INDEX, route => route.fulfill({ status: Number(status) })),
    see: seeErrorUntilRepaired,
  })),
  {
    name: 'index: refused',
    arrange: ({ page }) => page.context().route(INDEX, route => route.abort()),
    see: seeAll(
      typeQuery(QUERY),
      seeSearchError,
      repairIndex,
      seeAnswerOnSpace,
    ),
  },
  {
    name: 'index: refused, then online again: what was typed is answered',
    arrange: ({ page }) => page.context().route(INDEX, route => route.abort()),
    see: seeAll(
      typeQuery(QUERY),
      seeSearchError,
      repairIndex,
      async ({ page, words }) => {
        await page.context().setOffline(true);
        await page.context().setOffline(false);
        await expect(searchParts(page, words).options.first()).toBeVisible();
      },
    ),
  },
  {
    name: 'Back while search is open: the page before, and no dialog over it',
    act: seeAll(clickSidebar(OTHER), seePage(OTHER), openSearchDialog, goBack),
    see: seeAll(seePage(START), ({ page, words }) =>
      expect(searchParts(page, words).dialog).toBeHidden(),
    ),
  },
  ...Object.entries({
    'cut off': '{"areas":["Guide"],"pages":[["/gui',
    null: 'null',
    'of another form': '{"areas":7,"pages":{"0":[]}}',
    'without pages': '{"areas":[],"pages":[]}',
    'with sections of another form':
      '{"areas":["A"],"pages":[["/",0,"A",[["one"]]]]}',
  }).map(([form, body]): Fault => ({
    name: `index: ${form}`,
    arrange: answerWith(body, INDEX),
    see: seeErrorUntilRepaired,
  })),
  ...breakages.map((breakage): Fault => ({
    name: `manifest of search: ${breakage}`,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, MANIFEST, breakage),
    see:
      breakage === 'hanging'
        ? seeAll(typeQuery(QUERY), ({ page, words }) =>
            seeInTime(page, page.getByText(words['search.error']).first()),
          )
        : seeAll(
            typeQuery(QUERY),
            seeSearchError,
            ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
            seeAnswerOnRetry,
          ),
  })),
  ...Object.entries({
    'cut off': '{"en":{"headings":"12',
    null: 'null',
    'without indexes': '{}',
    'of another form': '{"en":["12345678"],"zh":7}',
    'of an index that is gone':
      '{"en":{"headings":"00000000"},"zh":{"headings":"00000000"}}',
  }).map(([form, body]): Fault => ({
    name: `manifest of search: ${form}`,
    arrange: answerWith(body, MANIFEST),
    see: seeErrorUntilRepaired,
  })),
  {
    // The worker's clock cannot be stopped, so this one takes its ten seconds.
    name: 'index: hanging',
    arrange: ({ page }) => page.context().route(INDEX, () => {}),
    act: typeQuery(QUERY),
    see: async ({ page, words }) => {
      const { dialog, status } = searchParts(page, words);
      await expect(status).toHaveText(words['search.stalled']);
      await expect(
        dialog.getByText(words['search.error']).first(),
      ).toBeVisible();
    },
  },
  ...breakages.map((breakage): Fault => ({
    name: `worker of search: ${breakage}`,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) =>
      breakage === 'hanging'
        ? page.context().route(WORKER, () => {})
        : page.context().route(WORKER, route =>
            breakage === 'refused'
              ? route.abort()
              : route.fulfill({
                  status: breakage === 'HTML' ? 200 : Number(breakage),
                  contentType: 'text/html',
                  body: '<h1>Hello</h1>',
                }),
          ),
    see:
      breakage === 'hanging'
        ? seeAll(typeQuery(QUERY), ({ page, words }) =>
            seeInTime(page, searchParts(page, words).options.first()),
          )
        : searchFor(QUERY),
  })),
  {
    name: 'worker of search and the code in its place: refused',
    arrange: async ({ page }) => {
      await page.context().route(WORKER, route => route.abort());
      await page
        .context()
        .route('**/async/search-local.*.js', route => route.abort());
    },
    see: seeErrorUntilRepaired,
  },
  ...(['dies', 'hangs'] as const).map((how): Fault => ({
    name: `worker of search: ${how} after it was ready`,
    takesTime: true,
    act: breakWorker(how),
    see: seeNewAnswer,
  })),
  {
    name: 'worker of search: sends what nobody expects',
    act: async visit => {
      await typeQuery(QUERY)(visit);
      const { field, options } = searchParts(visit.page, visit.words);
      await expect(options.first()).toBeVisible();
      await visit.page.workers()[0]?.evaluate(() => {
        for (const message of [null, 7, {}]) self.postMessage(message);
      });
      await field.fill('umdName');
    },
    see: ({ page, words }) =>
      expect(searchParts(page, words).options.first()).toHaveAttribute(
        'href',
        /umd-name/,
      ),
  },
  {
    name: 'code of search: refused, then there when it is pointed at',
    act: seeAll(
      ({ page }) => breakRequests(page, DIALOG, 'refused'),
      openSearchDialog,
      notLoaded,
      ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
      async ({ page, words }) => {
        await page.keyboard.press('Escape');
        await searchParts(page, words).button.hover();
      },
    ),
    see: async visit => {
      const { dialog } = searchParts(visit.page, visit.words);
      await expect(dialog).toBeHidden();
      await searchFor(QUERY)(visit);
      await expect(visit.page.getByRole('alert')).toHaveCount(0);
    },
  },
  {
    name: 'code of search: refused, then there when the reader types on',
    act: seeAll(
      ({ page }) => breakRequests(page, DIALOG, 'refused'),
      openSearchDialog,
      notLoaded,
      ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
      ({ page }) => page.keyboard.type(QUERY),
    ),
    see: async ({ page, words }) => {
      await expect(searchParts(page, words).options.first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  },
  {
    name: 'page of a hit: refused, then loaded by the browser',
    act: seeAll(({ page }) => breakFetches(page, '404'), followHit('umdName')),
    see: seeAll(seePage('/config/lib/umd-name'), seeMarks),
  },
  ...['Highlight', 'Element.prototype.animate'].map((name): Fault => ({
    name: `page of a hit: ${name} is missing`,
    arrange: remove(name),
    act: followHit('umdName'),
    see: seePage('/config/lib/umd-name'),
  })),
  ...(['missing', 'throwing'] as const).map((how): Fault => ({
    name: `Worker: ${how}`,
    arrange: removeWorker(how),
    see: searchFor(QUERY),
  })),
];
