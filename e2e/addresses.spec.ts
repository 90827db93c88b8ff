import { type Spelling, spellingsOf } from '../deploy/addressSpellings.ts';
import { origin } from '../site/site.ts';
import { waitForHydration } from './support/hydration.ts';
import { expect, test } from './support/site.ts';

/** Which spellings the server answers, and how, is in scripts/release-test. */
const isAnswered = ({ outcome }: Spelling) =>
  outcome === 'page' || outcome === 'moves';

for (const address of ['/guide/start/quick-start', '/zh/config/lib/dts']) {
  test(`every spelling of ${address} that is answered shows that page`, async ({
    page,
  }) => {
    const canonical = page.locator('link[rel="canonical"]');
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(address);
    const title = await page.title();
    const words = (await heading.textContent()) ?? '';
    expect(words).not.toBe('');

    for (const { path } of spellingsOf(address).filter(isAnswered)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      // Once the page has come to life it must still be the same one.
      await waitForHydration(page);
      await expect(heading, path).toHaveText(words);
      await expect(canonical, path).toHaveAttribute('href', origin + address);
      expect(await page.title(), path).toBe(title);
    }
  });
}
