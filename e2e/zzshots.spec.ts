import { expect, test } from './support/site.ts';
import { waitForHydration } from './support/hydration.ts';
import { openTools } from './support/toolchain.ts';
import { english, chinese } from './support/languages.ts';
import { fixtureOrigin } from './support/origins.ts';
test('shots', async ({ page }) => {
  for (const [w, l, scheme] of [[1440, english, 'light'], [390, chinese, 'dark'], [320, english, 'light']] as const) {
    await page.setViewportSize({ width: w, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(l.prefix + '/');
    await waitForHydration(page);
    await openTools(page, l.words);
    await page.screenshot({ path: `/tmp/themecfg-helper/home-${w}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/'); await page.getByRole('heading', { name: 'Rstack' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 99999));
  await page.screenshot({ path: `/tmp/themecfg-helper/landing.png` });
  await page.goto(fixtureOrigin('plain') + '/guide/first');
  await page.screenshot({ path: `/tmp/themecfg-helper/plain.png` });
  expect(1).toBe(1);
});
