import { nameToId } from '../model/pageAddress.ts';
import type { Site } from '../model/Site.ts';

/** The ids of pages that were named by file or address. */
export function findPages(site: Site, names: readonly string[]): string[] {
  return names.map(name => {
    const id = nameToId(name);
    // Someone may leave out the slash of an index page.
    const found = [id, `${id}/index`].find(candidate =>
      site.ids.includes(candidate),
    );
    if (found) return found;
    const last = id.split('/').at(-1) ?? id;
    const near = site.ids.filter(candidate => candidate.includes(last));
    throw new Error(
      `No page is called ${name}. Name the file of either language or the address, such as /config/lib/format.` +
        (near.length > 0 ? ` Near: ${near.join(', ')}.` : ''),
    );
  });
}
