import type { Page } from '../../content-model/Page.ts';
import { plainText, walk } from '../../content-model/SyntaxNode.ts';
import { didYouMean } from '../../shared/nearest.ts';
import { addressToId } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** The part after `#` is the id of a heading on that page. */
export const linkAnchor = pageRule({
  id: 'link-anchor',
  why: 'The link opens the top of the page instead of the section.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const target = site.page(addressToId(path, addressRules), page.lang);
      if (anchor === '' || !target) return [];
      const ids = idsOf(target);
      if (ids.includes(decodeURIComponent(anchor))) return [];
      const meant = didYouMean(decodeURIComponent(anchor), ids.filter(Boolean));
      return {
        file: page.file,
        line,
        what: `${target.file} has no heading with the id of ${url}.`,
        remedy: `${meant ? `Did you mean #${meant}? ` : ''}Use one of its ids: ${ids.slice(1).join(', ') || '(none)'}.`,
      };
    }),
});

/** Ids of sections, and those that headings inside components spell out. */
function idsOf({ sections }: Page): string[] {
  const nested = sections
    .flatMap(({ nodes }) => nodes.flatMap(node => [...walk(node)]))
    .filter(({ type }) => type === 'heading')
    .map(heading => /\{#([\w-]+)\}/.exec(plainText(heading))?.[1] ?? '');
  return [...sections.map(({ id }) => id), ...nested.filter(Boolean)];
}
