import { langs, routeToId } from '../../../content-model/pageAddress.ts';
import type { Site } from '../../../content-model/Site.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** Each internal link points to a page or a public file. */
export const linkTarget = pageRule({
  id: 'link-target',
  why: 'The link opens the 404 page.',
  check: (page, site) =>
    internalLinks(page)
      .filter(({ path }) => path.startsWith('/') && !leadsSomewhere(path, site))
      .map(({ url, line }) => ({
        file: page.file,
        line,
        what: `There is no page at ${url}.`,
        remedy:
          'Fix the URL; it is the path of the file under content/<language>/ without its extension.',
      })),
});

/** In any language and spelling: other rules check those. */
function leadsSomewhere(path: string, site: Site): boolean {
  const bare = path.replace(/\.(html|mdx?)$/, '').replace(/(.)\/$/, '$1');
  const ids = [routeToId(bare), routeToId(`${bare}/`)];
  return (
    ids.some(id => langs.some(lang => site.page(id, lang))) ||
    site.hasPublicFile(path)
  );
}
