import { inTurn } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';
import { findFaults } from './findFaults.ts';

/** Pages that one visitor opens one after another. */
const PAGES_IN_ONE_GO = 22;

const pages = routes.flatMap(route =>
  inTurn(route).map(language => ({
    ...language,
    address: language.prefix + route,
  })),
);

for (let start = 0; start < pages.length; start += PAGES_IN_ONE_GO) {
  const part = pages.slice(start, start + PAGES_IN_ONE_GO);
  test(`pages ${start + 1} to ${start + part.length} can be read and left`, async ({
    page,
    openContext,
  }) => {
    /** What a phone leaves out of the home page, it leaves out with scripts, too. */
    const findLeftOut = async (address: string, width: number) => {
      if (width > 768 || !/^(?:\/zh)?\/$/.test(address)) return [];
      const context = await openContext({
        javaScriptEnabled: true,
        viewport: { width, height: 844 },
      });
      const alive = await context.newPage();
      await alive.goto(address);
      return findFaults(alive);
    };
    // The next page starts with the width at which the last one ended.
    const widths = [1440, 390];
    for (const { address, words, prefix } of part) {
      await page.goto(address);
      for (const width of widths.reverse()) {
        await page.setViewportSize({ width, height: 844 });
        const leftOut = await findLeftOut(address, width);
        const faults = await findFaults(page);
        expect(
          faults.filter(fault => !leftOut.includes(fault)),
          `${address} at ${width} px`,
        ).toEqual([]);
        await expect(page.locator('h1')).toBeVisible();
        // Roles of a long page take long to find.
        await expect(
          page
            .locator('header')
            .getByRole('link', { name: words['allPages.title'] }),
        ).toHaveAttribute('href', `${prefix}/all-pages`);
      }
    }
  });
}
