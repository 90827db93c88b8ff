import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';

const hashes = [
  ...payloads,
  ...prototypeTexts,
  ...brokenTexts,
  'x'.repeat(50_000),
  ':~:text=canary',
  '//evil.example/',
  '?q=<svg onload=canary()>',
];

for (const [number, hash] of hashes.entries()) {
  test(`hash ${nameOf(hash)}`, async ({ hostile }) => {
    const { page, expectUnharmed } = hostile;
    // A query of its own makes it a new page, and not a move on the old one.
    await page.goto(`/guide/start/quick-start?hash=${number}#${hash}`);
    await expectUnharmed();
    // The same on an interactive page.
    await page.evaluate(text => {
      window.location.hash = 'safe';
      window.location.hash = text;
    }, hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUnharmed();
  });
}
