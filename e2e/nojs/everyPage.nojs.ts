import { languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';
import { findFaults } from './findFaults.ts';

/** Pages that one visitor opens one after another. */
const PAGES_IN_ONE_GO = 10;
const WIDTHS = [1440, 390];

const pages = languages.flatMap(language =>
  routes.map(route => ({ ...language, address: language.prefix + route })),
);

for (let start = 0; start < pages.length; start += PAGES_IN_ONE_GO) {
  const part = pages.slice(start, start + PAGES_IN_ONE_GO);
  test(`pages ${start + 1} to ${start + part.length} can be read and left`, async ({
    page,
  }) => {
    for (const { address, words, prefix } of part) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findFaults(page), `${address} at ${width} px`).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const bar = page.getByRole('banner');
        await expect(
          bar.getByRole('link', { name: words['allPages.title'] }),
        ).toHaveAttribute('href', `${prefix}/all-pages`);
      }
    }
  });
}
