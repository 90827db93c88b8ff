import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { storageKeys } from '../support/storageKeys.ts';
import { test } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';

/** A saved search, as an attacker who may write storage would have it. */
const saved = (overrides: object) =>
  JSON.stringify([
    {
      objectID: 'a',
      url: '/guide/start/',
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: 'A saved page', lvl2: null },
      ...overrides,
    },
  ]);

const values = [
  ...payloads.slice(0, 6),
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
  ].map(url => saved({ url })),
  saved({ hierarchy: { lvl0: '<img src=x onerror=canary()>', lvl1: '<b>' } }),
  saved({ content: '<img src=x onerror=canary()>' }),
  '[{"__proto__":{"polluted":1},"objectID":"a","url":"/","hierarchy":{"lvl1":"A"}}]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '"]{} html{display:none}',
  '{"url":"/guide/start/quick-start","words":{"length":9}}',
  '{"url":"/guide/start/quick-start","words":["<img src=x onerror=canary()>",{},null,7,["__proto__"]]}',
  '{"url":"javascript:canary()","words":["rslib"]}',
];

for (const value of values) {
  test(`storage ${nameOf(value)}`, async ({ hostile }) => {
    const { page, origin, expectUnharmed } = hostile;
    await page.goto('/favicon.svg');
    await page.evaluate(
      ({ keys, text }) => {
        for (const key of [...keys, `rspress.tabs.${text}`]) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      { keys: storageKeys, text: value },
    );
    await page.goto('/guide/start/quick-start');
    await expectUnharmed();
    const { button, dialog } = searchParts(page, english.words);
    await button.click();
    await expect(dialog).toBeVisible();
    // What was saved may be opened, and leads to our own pages.
    const origins = await dialog
      .locator('a[href]')
      .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).origin));
    expect(origins.filter(other => other !== origin)).toEqual([]);
    await expectUnharmed();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
}
