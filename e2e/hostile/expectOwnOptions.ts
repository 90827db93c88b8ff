import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import type { HostilePage } from './hostilePage.ts';

/** All that search offers leads to our own pages, also when it is followed. */
export async function expectOwnOptions(hostile: HostilePage): Promise<void> {
  const { page, origin, expectUnharmed } = hostile;
  const { field, options } = searchParts(page, english.words);
  await expect(options.first()).toBeVisible();
  await expectUnharmed();
  const links = await options.evaluateAll(all =>
    // Options of search are links.
    all.map(option => (option as HTMLAnchorElement).href),
  );
  const [first = ''] = links;
  expect(links.filter(link => new URL(link).origin !== origin)).toEqual([]);
  await options.first().click();
  const { pathname } = new URL(first);
  await page.waitForURL(url => url.pathname === pathname);
  await expect(field).toBeHidden();
  await page.waitForLoadState('load');
  await expectUnharmed();
}
