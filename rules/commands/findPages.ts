import { Mistake } from '../../tooling/mistakes.ts';
import { didYouMean } from '../../shared/nearest.ts';
import type { Site } from '../../content-model/Site.ts';
import { addressToId } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';

/** The ids of pages given by file or URL. */
export function findPages(site: Site, names: readonly string[]): string[] {
  return names.map(name => {
    const id = nameToId(name);
    // The trailing slash of an index page may be missing.
    const found = [id, `${id}/index`].find(candidate =>
      site.ids.includes(candidate),
    );
    if (found) return found;
    const last = id.split('/').at(-1) ?? id;
    const near = site.ids.filter(candidate => candidate.includes(last));
    const meant = didYouMean(id, site.ids) ?? near[0];
    throw new Mistake(
      `There is no page ${name}. ` +
        (meant ? `Did you mean ${meant}? ` : '') +
        'Pass the file in either language or the URL path, such as /config/lib/format.',
    );
  });
}

/** The id that a file in either language, or a URL path, stands for. */
function nameToId(name: string): string {
  const [, inContent] = /(?:^|\/)content\/[^/]+\/(.+)$/.exec(name) ?? [];
  const path = (inContent ?? name).replace(/[#?].*$/, '');
  if (/\.mdx?$/.test(path)) return path.replace(/\.mdx?$/, '');
  const address = `/${path.replace(/^\//, '').replace(/\.html$/, '')}`;
  return addressToId(address, addressRules);
}
