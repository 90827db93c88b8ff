import type { Page } from '../../content-model/Page.ts';
import type { Site } from '../../content-model/Site.ts';
import { addressToId, cleanAddress } from '../../shared/siteAddress.ts';
import { addressRules, langs } from '../../site/locales.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** Internal links use the page's one URL. */
export const linkForm = pageRule({
  id: 'link-form',
  why: 'A page has one URL. Any other spelling costs a redirect, loses the anchor, or breaks when the page moves.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const address = findAddress(path, page, site);
      if (address === path) return [];
      return {
        file: page.file,
        line,
        what: `The link ${url} is not written as the page's URL.`,
        remedy: `Write ${address}${anchor ? `#${anchor}` : ''}: the full path, a trailing slash for index pages, no extension.`,
      };
    }),
});

/** The URL a path refers to; dead links are left to another rule. */
function findAddress(path: string, page: Page, site: Site): string {
  const { pathname } = new URL(path, `http://site${page.route}`);
  const bare = cleanAddress(pathname);
  const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
  const exists = (address: string) =>
    langs.some(lang => site.page(addressToId(address, addressRules), lang));
  return [bare, other].find(exists) ?? pathname;
}
