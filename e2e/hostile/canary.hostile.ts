import { expect } from '../support/site.ts';
import { openHostilePage, test } from './hostilePage.ts';

/** The tables show something only if harm would be seen. */
for (const [harm, script] of Object.entries({
  'a script that ran':
    'document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=canary()>")',
  'a way off the site': 'location.href = "https://evil.example/"',
  pollution: 'Object.prototype.polluted = 1',
  'a white page': 'document.body.replaceChildren()',
  'an error': 'setTimeout(() => { throw new Error("made for a test"); })',
})) {
  test(`control: ${harm} is noticed`, async ({ browser }) => {
    // A visitor of its own: what a control did may still be going on.
    const { page, expectUnharmed } = await openHostilePage(browser);
    await page.goto('/guide/start/quick-start');
    await expectUnharmed();
    await page.evaluate(script);
    await expect(async () => {
      await expect(expectUnharmed()).rejects.toThrow();
    }).toPass();
    await page.context().close();
  });
}
