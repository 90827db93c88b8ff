import { everyStorageKey } from '../support/everyStorageKey.ts';
import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { test, type HostilePage } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';
import { row, rowsTogether } from './rows.ts';

/** A saved search, as an attacker who may write storage would have it. */
const saved = (overrides: object) => ({
  objectID: JSON.stringify(overrides),
  url: '/guide/start/',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'A saved page', lvl2: null },
  ...overrides,
});

const searches = [
  ...[
    'javascript:canary()',
    'JaVaScRiPt:canary()',
    '\u0001javascript:canary()',
    'java\nscript:canary()',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'data:text/html,<script>canary()</script>',
    'blob:https://evil.example/x',
  ].map(url => ({ url })),
  { hierarchy: { lvl0: '<img src=x onerror=canary()>', lvl1: '<b>' } },
  { content: '<img src=x onerror=canary()>' },
].map(overrides => ({
  title: `storage with a saved search ${nameOf(JSON.stringify(overrides))}`,
  search: saved(overrides),
}));

const values = [
  ...payloads.slice(0, 6),
  '[{"__proto__":{"polluted":1},"objectID":"a","url":"/","hierarchy":{"lvl1":"A"}}]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '"]{} html{display:none}',
  '{"url":"/guide/start/quick-start","words":{"length":9}}',
  '{"url":"/guide/start/quick-start","words":["<img src=x onerror=canary()>",{},null,7,["__proto__"]]}',
  '{"url":"javascript:canary()","words":["rslib"]}',
];

/** Nothing is searched for here, so the index is not needed. */
function stopWorkers(): void {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
    // `as` is right: search uses nothing else of a worker.
  } as unknown as typeof Worker;
}

/** Loads a page on which every key holds this, and looks at what was saved. */
async function visitWith(hostile: HostilePage, value: string): Promise<void> {
  const { page, origin, expectUnharmed } = hostile;
  await page.evaluate(
    ({ keys, text }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const key of [...keys, `rspress.tabs.${text}`]) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    },
    { keys: everyStorageKey, text: value },
  );
  await page.goto('/guide/start/quick-start');
  await expectUnharmed();
  await page.evaluate(stopWorkers);
  const { button, dialog } = searchParts(page, english.words);
  await button.click();
  // What was saved may be opened, and leads to our own pages.
  const links = dialog.getByRole('link');
  await expect(links.first()).toBeVisible();
  const origins = await links.evaluateAll(all =>
    all.map(link => (link as HTMLAnchorElement).origin),
  );
  expect(origins.filter(other => other !== origin)).toEqual([]);
  await expectUnharmed();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test.beforeEach(({ hostile }) => hostile.page.goto('/favicon.svg'));

test('saved searches', async ({ hostile }) => {
  await rowsTogether(searches, async rows => {
    const list = [saved({}), ...rows.map(({ search }) => search)];
    await visitWith(hostile, JSON.stringify(list));
  });
});

test('stored values', async ({ hostile }) => {
  for (const value of values) {
    await row(`storage ${nameOf(value)}`, () => visitWith(hostile, value));
  }
});
