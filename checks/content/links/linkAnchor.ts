import { routeToId } from '../../../content-model/pageAddress.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** The part after `#` is the id of a heading on that page. */
export const linkAnchor = pageRule({
  id: 'link-anchor',
  why: 'The link opens the top of the page instead of the section.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const target = site.page(routeToId(path), page.lang);
      if (anchor === '' || !target) return [];
      const ids = target.sections.map(({ id }) => id);
      if (ids.includes(decodeURIComponent(anchor))) return [];
      return {
        file: page.file,
        line,
        what: `${target.file} has no heading with the id of ${url}.`,
        remedy: `Use one of its ids: ${ids.slice(1).join(', ') || '(none)'}.`,
      };
    }),
});
