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
    pairSections(source, translation).flatMap(([from, to]) => {
      const { missing, extra } = compareCounts(
        from.links,
        to.links,
        withoutLang,
      );
      return [
        ...missing.map(({ url, line }) => ({
          file: translation.file,
          line: to.line,
          what: `${sectionName(to)} lacks the link to ${url} (${source.file}:${line}).`,
          remedy: 'Link to the same page, in the language of this page.',
        })),
        ...extra.map(({ url, line }) => ({
          file: translation.file,
          line,
          what: `The link to ${url} is not in the source.`,
          remedy: `Remove it, or add it to ${sectionName(from)} of ${source.file}.`,
        })),
      ];
    }),
});

interface CountDifference<T> {
  /** More frequent in the source than in the translation. */
  missing: T[];
  /** More frequent in the translation than in the source. */
  extra: T[];
}

/** Other sites, ours and external, have the language in the path as well. */
function withoutLang({ url }: PageLink): string {
  const [, origin = '', path = ''] =
    /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  if (!path.startsWith('/')) return url;
  return origin + splitAddress(path, addressRules).page;
}

/** Compares two lists ignoring order, since word order differs between languages. */
export function compareCounts<T>(
  source: readonly T[],
  translation: readonly T[],
  key: (item: T) => string,
): CountDifference<T> {
  return {
    missing: subtract(source, translation, key),
    extra: subtract(translation, source, key),
  };
}

function subtract<T>(
  from: readonly T[],
  items: readonly T[],
  key: (item: T) => string,
): T[] {
  const left = new Map<string, number>();
  for (const item of items) left.set(key(item), (left.get(key(item)) ?? 0) + 1);
  return from.filter(item => {
    const count = left.get(key(item)) ?? 0;
    left.set(key(item), count - 1);
    return count <= 0;
  });
}
