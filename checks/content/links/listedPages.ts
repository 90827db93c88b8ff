import type { NavSection } from '../../../site/navigation.ts';
import { defaultLang } from '../../../site/locales.ts';
import type { Site } from '../../../content-model/Site.ts';
import type { Issue } from '../Issue.ts';

/** Pages that are reached otherwise: the home page, posts, and the Explorer. */
const LISTED_ELSEWHERE = /^(?:index$|404$|blog\/|explorer\/)/;

/** Pages that the sidebar doesn't have. */
export function findUnlisted(
  site: Site,
  ids: readonly string[],
  sections: readonly NavSection[],
): Issue[] {
  const listed = new Set(
    sections.flatMap(({ lead = [], groups }) => [
      ...lead,
      ...groups.flatMap(({ name, pages }) => [
        ...('index' in name ? [name.index] : []),
        ...pages,
      ]),
    ]),
  );
  return ids.flatMap(id => {
    const page = site.page(id, defaultLang);
    const address = `/${id.replace(/(^|\/)index$/, '$1')}`;
    if (!page || LISTED_ELSEWHERE.test(id) || listed.has(address)) return [];
    return {
      rule: 'navigation',
      file: page.file,
      line: 1,
      what: `site/navigation.ts doesn't list ${address}.`,
      why: 'Readers find a page by the sidebar, and the build stops on a page that no group has.',
      remedy: `Add '${address}' to its group in site/navigation.ts.`,
    };
  });
}
