import { titleOf } from '../support/parts.ts';
import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';
import { partsOf, row, rowsTogether } from './rows.ts';

const hashes = [
  ...payloads,
  ...prototypeTexts,
  ...brokenTexts,
  'x'.repeat(50_000),
  ':~:text=canary',
  '//evil.example/',
  '?q=<svg onload=canary()>',
].map(text => ({ title: `hash ${nameOf(text)}`, text }));

const HASHES_IN_ONE = 5;

test('hashes of a page that is loaded', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  let loads = 0;
  for (const part of partsOf(hashes, HASHES_IN_ONE)) {
    await rowsTogether(part, async rows => {
      const hash = rows.map(({ text }) => text).join('');
      // A query of its own makes it a new page, and not a move on the old one.
      loads += 1;
      await page.goto(`/guide/start/quick-start?hash=${loads}#${hash}`);
      await expectUnharmed();
    });
  }
});

test('hashes of a page that is there', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  await page.goto('/guide/start/quick-start');
  for (const { title, text } of hashes) {
    await row(title, async () => {
      await page.evaluate(hash => {
        window.location.hash = 'safe';
        window.location.hash = hash;
      }, text);
      await expect(titleOf(page)).toBeVisible();
      await expectUnharmed();
    });
  }
});
