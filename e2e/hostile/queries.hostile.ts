import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads } from './payloads.ts';

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
