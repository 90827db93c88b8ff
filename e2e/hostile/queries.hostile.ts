import { expect } from '../support/site.ts';
import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';

const queries = [
  ...payloads.map(text => `q=${text}`),
  ...brokenTexts.map(text => `sidebar=${text}`),
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  '__proto__=0&constructor=0&toString=0',
  'navbar=1&navbar=<svg onload=canary()>',
  'url=//evil.example/&redirect=//evil.example/&next=//evil.example/',
  `x=${'y'.repeat(6000)}`,
  '&&&==&=;;?',
];

/** What is shared as a search is text in the field, 512 characters at most. */
const shared = [
  ...payloads,
  ...prototypeTexts,
  '\uD800 dts',
  'x'.repeat(5000),
  'a\u0301'.repeat(500),
];

for (const text of shared) {
  test(`shared search ${nameOf(text)}`, async ({ hostile }) => {
    const { page, expectUnharmed } = hostile;
    const { field, status } = searchParts(page, english.words);
    const wanted = text.toWellFormed().slice(0, 512);
    const search = new URLSearchParams({ q: text });
    await page.goto(`/guide/start/quick-start?${search}`);
    await expect(field).toHaveValue(wanted);
    await expect(status).not.toBeEmpty();
    await expectUnharmed();
  });
}

for (const query of queries) {
  test(`query ${nameOf(query)}`, async ({ hostile }) => {
    const { page, expectUnharmed } = hostile;
    const response = await page.goto(`/guide/start/quick-start?${query}`);
    expect(response?.status()).toBe(200);
    await expectUnharmed();
    // It goes with the reader to the other language.
    await expect(
      page.getByRole('banner').getByRole('link', { name: '简体中文' }),
    ).toHaveAttribute('href', /^\/zh\/guide\//);
  });
}
