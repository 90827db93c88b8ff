import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../content-model/Site.ts';
import { didYouMean } from '../../shared/nearest.ts';
import {
  addressToId,
  fileToAddress,
  translateAddress,
} from '../../shared/siteAddress.ts';
import { addressRules, langs } from '../../site/locales.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** Each internal link points to a page or a public file. */
export const linkTarget = pageRule({
  id: 'link-target',
  why: 'The link opens the 404 page.',
  check: (page, site) =>
    internalLinks(page)
      .filter(({ path }) => path.startsWith('/') && !leadsSomewhere(path, site))
      .map(({ url, path, line }) => {
        const meant = nearestPage(path, page.lang, site);
        return {
          file: page.file,
          line,
          what: `There is no page at ${url}.`,
          remedy: `${meant ? `Did you mean ${meant}?` : 'Fix the URL.'} It's the path of the file under content/<language>/ without its extension.`,
        };
      }),
});

function nearestPage(path: string, lang: string, site: Site) {
  const addresses = site.ids
    .filter(id => existsSync(join(site.root, site.fileOf(id, lang))))
    .map(id => translateAddress(fileToAddress(id), lang, addressRules));
  return didYouMean(path, addresses);
}

/** In any language and spelling: other rules check those. */
function leadsSomewhere(path: string, site: Site): boolean {
  const bare = path.replace(/\.(html|mdx?)$/, '').replace(/(.)\/$/, '$1');
  const ids = [bare, `${bare}/`].map(one => addressToId(one, addressRules));
  return (
    ids.some(id => langs.some(lang => site.page(id, lang))) ||
    site.hasPublicFile(path)
  );
}
