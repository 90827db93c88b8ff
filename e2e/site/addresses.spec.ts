import { type Spelling, spellingsOf } from '../../deploy/addressSpellings.ts';
import { origin } from '../../site/site.ts';
import { titleOf } from '../support/parts.ts';
import { expect, test } from '../support/site.ts';

/** Which spellings the server answers, and how, is in deploy/nginx. */
const isAnswered = ({ outcome }: Spelling) =>
  outcome === 'page' || outcome === 'moves';

for (const address of ['/guide/start/quick-start', '/zh/config/lib/footer']) {
  test(`every spelling of ${address} that is answered shows that page`, async ({
    baseURL,
    page,
  }) => {
    const canonical = page.locator('link[rel="canonical"]');
    const heading = titleOf(page);
    await page.goto(address);
    const title = await page.title();
    const words = (await heading.textContent()) ?? '';
    expect(words).not.toBe('');

    const asked = new Set([new URL(address, baseURL).href]);
    for (const { path } of spellingsOf(address).filter(isAnswered)) {
      // Browsers resolve dots themselves, and ask for the same as before.
      const { href } = new URL(path, baseURL);
      if (asked.has(href)) continue;
      asked.add(href);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      // Once the page has come to life it must still be the same one.
      await expect(heading, path).toHaveText(words);
      await expect(canonical, path).toHaveAttribute('href', origin + address);
      expect(await page.title(), path).toBe(title);
    }
    expect(asked.size).toBeGreaterThan(8);
  });
}

/**
 * What is left when readers cut an address short, and the page they must meet: one of
 * each kind. Which folder leads where is in deploy/trimmedAddresses.test.ts.
 */
const CUT_SHORT: Record<string, string> = {
  '/guide': '/guide/start/',
  '/guide/start': '/guide/start/',
  '/guide/basic/': '/guide/basic/configure-rslib',
};

test('an address cut short leads to the first page there in one step', async ({
  request,
}) => {
  for (const [address, target] of Object.entries(CUT_SHORT)) {
    for (const language of ['', '/zh']) {
      const path = language + address;
      const moved = await request.get(`${path}?a=1`, { maxRedirects: 0 });
      expect([301, 302], path).toContain(moved.status());
      const { location } = moved.headers();
      expect(location, path).toBe(`${language}${target}?a=1`);
      const page = await request.get(`${language}${target}`, {
        maxRedirects: 0,
      });
      expect(page.status(), path).toBe(200);
    }
  }
});
