import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';

const queries = [
  ...payloads,
  ...prototypeTexts,
  ...brokenTexts,
  '(a+)+$',
  '.*',
  '[',
  '\\',
  "$&$1$`$'",
  '{{query}}',
  '\uD800',
  'dts \uDC00\uD800 dts',
  'x'.repeat(10_000),
  'a '.repeat(5000),
  '"'.repeat(300),
];

const { words } = english;

/** What is said when an answer is there, of whatever kind. */
const answered = new RegExp(
  [
    words['search.noResults'].replace(/ ".*/, ''),
    words['search.count'].replace('{{count}}', String.raw`\d+`),
    words['search.oneResult'],
  ].join('|'),
);

for (const query of queries) {
  test(`search for ${nameOf(query)}`, async ({ hostile }) => {
    const { page, expectUnharmed } = hostile;
    const { button, field, dialog, status } = searchParts(page, words);
    // The dialog stays open from one query to the next.
    if (!(await dialog.isVisible())) {
      await page.goto('/guide/start/quick-start');
      await button.click();
    }
    await field.fill('');
    await expect(status).toHaveText('');
    await field.fill(query);
    await expect(status).toHaveText(answered);
    await expectUnharmed();
    await expect(dialog).toBeVisible();
  });
}
