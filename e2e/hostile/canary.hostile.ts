import { expect } from '../support/site.ts';
import { openHostilePage, test } from './hostilePage.ts';
import { row } from './rows.ts';

/** The one that leaves comes last: what it did may still be going on. */
const controls = {
  'a script that ran':
    'document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=canary()>")',
  pollution: 'Object.prototype.polluted = 1',
  'a white page': 'document.body.replaceChildren()',
  'an error': 'setTimeout(() => { throw new Error("made for a test"); })',
  'a picture of another host':
    'document.body.insertAdjacentHTML("beforeend", "<img src=//evil.example/>")',
  'a way off the site': 'location.href = "https://evil.example/"',
};

/** The tables show something only if harm would be seen. */
test('harm is noticed', async ({ browser, fixture }) => {
  const { page, expectUnharmed } = await openHostilePage(browser, fixture);
  for (const [harm, script] of Object.entries(controls)) {
    await row(`control: ${harm} is noticed`, async () => {
      await page.goto('/guide/start/quick-start');
      await expectUnharmed();
      await page.evaluate(script);
      await expect(async () => {
        await expect(expectUnharmed()).rejects.toThrow();
      }).toPass();
    });
  }
  await page.context().close();
});
