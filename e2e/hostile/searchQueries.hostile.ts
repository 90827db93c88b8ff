import { english } from '../support/languages.ts';
import { openSearch } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';
import { byId, row } from './rows.ts';

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

test('queries, one after the other in the open dialog', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  const found = await openSearch(page, '/guide/start/quick-start', words);
  const dialog = await byId(found.dialog, 'search');
  const field = dialog.getByRole('combobox');
  const status = dialog.getByRole('status');
  for (const query of queries) {
    await row(`search for ${nameOf(query)}`, async () => {
      await field.fill('');
      await expect(status).toHaveText('');
      await field.fill(query);
      await expect(status).toHaveText(answered);
      await expectUnharmed();
      await expect(dialog).toBeVisible();
    });
  }
});
