import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import { searchSections } from '@rslib-website/search/searchSections';
import { MAX_HITS } from '@rslib-website/search/limits';

/** Pairs on more pages than this are too common to find all of them. */
const MOST_PAGES = 5;

/**
 * Every pair of Chinese characters that's in headings of at most five pages must find
 * all of these pages in the top five. Returns the pairs that don't.
 */
export async function checkHeadingPairs(
  index: SearchIndex,
): Promise<{ count: number; misses: string[] }> {
  const pagesByPair = new Map<string, Set<string>>();
  for (const { path, title, headings, weight } of index.sections) {
    if (weight < 1) continue; // It says that others come first.
    for (const [, pair = ''] of (headings.at(-1) ?? title).matchAll(
      /(?=(\p{Script=Han}{2}))/gu,
    )) {
      const pages = pagesByPair.get(pair) ?? new Set();
      pagesByPair.set(pair, pages.add(path));
    }
  }
  const misses: string[] = [];
  let count = 0;
  for (const [pair, pages] of pagesByPair) {
    if (pages.size > MOST_PAGES) continue;
    count += 1;
    const { found } = await searchSections(pair, index, MAX_HITS);
    const first = [...new Set(found.map(({ section }) => section.path))].slice(
      0,
      MOST_PAGES,
    );
    const missing = [...pages].filter(page => !first.includes(page));
    if (missing.length > 0) misses.push(`${pair}: ${missing.join(', ')}`);
  }
  return { count, misses };
}
