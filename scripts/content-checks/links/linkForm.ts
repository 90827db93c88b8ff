import type { Page } from '../model/Page.ts';
import { langs, routeToId } from '../model/pageAddress.ts';
import type { Site } from '../model/Site.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** Internal links are written as the page's one address. */
export const linkForm = pageRule({
  id: 'link-form',
  why: 'A page has one address; another spelling costs a redirect, loses the anchor or breaks when the page moves.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const address = findAddress(path, page, site);
      if (address === path) return [];
      return {
        file: page.file,
        line,
        what: `The link ${url} is not written as the page's address.`,
        remedy: `Write ${address}${anchor ? `#${anchor}` : ''}: the whole path, index pages with a slash at the end, no extension.`,
      };
    }),
});

/** The address that a path means; a dead one is the business of another rule. */
function findAddress(path: string, page: Page, site: Site): string {
  const { pathname } = new URL(path, `http://site${page.route}`);
  const bare = pathname
    .replace(/\.(html|mdx?)$/, '')
    .replace(/(^|\/)index$/, '$1');
  const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
  const exists = (route: string) =>
    langs.some(lang => site.page(routeToId(route), lang));
  return [bare, other].find(exists) ?? pathname;
}
