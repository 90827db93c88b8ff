import { inTurn } from '../support/languages.ts';
import { titleOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';
import { findFaults } from './findFaults.ts';

for (const { name, prefix, words, htmlLang } of inTurn('all pages')) {
  test(`${name}: the list of all pages`, async ({ page, request }) => {
    const address = `${prefix}/all-pages`;
    const main = page.getByRole('main');

    await test.step('search leads to a list of every page', async () => {
      await page.goto(`${prefix}/guide/start/quick-start`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: words['allPages.title'] })
        .click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(titleOf(page)).toHaveText(words['allPages.title']);
      const links = await main
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll(all => all.map(link => link.getAttribute('href')));
      expect(links.toSorted()).toEqual(
        routes.map(route => prefix + route).toSorted(),
      );
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findFaults(page)).toEqual([]);
      }
    });

    await test.step('every section that the list names is there', async () => {
      const targets = await main
        .locator('a[href*="#"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(200);
      const pages = new Map<string, string>();
      const lost: string[] = [];
      for (const target of targets) {
        const [path = '', id = ''] = target.split('#');
        const html =
          pages.get(path) ?? (await (await request.get(path)).text());
        pages.set(path, html);
        if (!html.includes(` id="${decodeURIComponent(id)}"`))
          lost.push(target);
      }
      expect(lost).toEqual([]);
    });

    await test.step('the list is no page of the documentation', async () => {
      const html = await (await request.get(address)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).not.toContain('og:image');
      for (const file of ['/sitemap.xml', `${prefix}/llms.txt`]) {
        const text = await (await request.get(file)).text();
        expect(text).not.toContain('all-pages');
      }
      expect((await request.get(`${address}.md`)).status()).toBe(404);
    });
  });
}
