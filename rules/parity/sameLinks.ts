import type { PageLink } from '../../content-model/Page.ts';
import { splitAddress } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import { pairRule } from '../Rule.ts';
import { pairSections, sectionName } from './pairSections.ts';

/** The same links in each section, apart from the language in the URL. */
export const sameLinks = pairRule({
  id: 'parity-links',
  why: 'If only one language has a link, readers of the other never find that page.',
  check: (source, translation) =>
    pairSections(source, translation).flatMap(([from, to]) => [
      ...subtract(from.links, to.links).map(({ url, line }) => ({
        file: translation.file,
        line: to.line,
        what: `${sectionName(to)} lacks the link to ${url} (${source.file}:${line}).`,
        remedy: 'Link to the same page, in the language of this page.',
      })),
      ...subtract(to.links, from.links).map(({ url, line }) => ({
        file: translation.file,
        line,
        what: `The link to ${url} is not in the source.`,
        remedy: `Remove it, or add it to ${sectionName(from)} of ${source.file}.`,
      })),
    ]),
});

/** Other sites, ours and external, have the language in the path as well. */
function withoutLang({ url }: PageLink): string {
  const [, origin = '', path = ''] =
    /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  if (!path.startsWith('/')) return url;
  return origin + splitAddress(path, addressRules).page;
}

/** Links that one list has more often, in any order: word order differs. */
function subtract(
  from: readonly PageLink[],
  links: readonly PageLink[],
): PageLink[] {
  const left = new Map<string, number>();
  for (const link of links) {
    left.set(withoutLang(link), (left.get(withoutLang(link)) ?? 0) + 1);
  }
  return from.filter(link => {
    const count = left.get(withoutLang(link)) ?? 0;
    left.set(withoutLang(link), count - 1);
    return count <= 0;
  });
}
