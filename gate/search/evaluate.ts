import { MAX_HITS } from '@rslib-website/search/limits';
import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import { searchSections } from '@rslib-website/search/searchSections';

/** A query and the pages that answer it; any of them will do. */
export interface Query {
  q: string;
  kind: string;
  expect: string[];
}

/** Returns the paths of a query's hits, best first. */
export type Ask = (query: string) => Promise<string[]>;

/** Searches an index like the dialog does. */
export function askIndex(index: SearchIndex): Ask {
  return async query => {
    const { found } = await searchSections(query, index, MAX_HITS);
    return found.map(({ section }) => section.path);
  };
}

export interface Evaluation {
  successAt1: number;
  successAt5: number;
  mrrAt5: number;
  count: number;
  /** The scores in one line, for scripts. */
  line: string;
  /** Queries whose first page isn't an expected one. */
  misses: string[];
}

/** Runs every query and scores the rank of the first expected page. */
export async function evaluate(
  queries: readonly Query[],
  ask: Ask,
  lang: string,
): Promise<Evaluation> {
  let first = 0;
  let five = 0;
  let reciprocal = 0;
  const misses: string[] = [];
  for (const { q, kind, expect } of queries) {
    const paths = await ask(q);
    const pages = [...new Set(paths.map(one => pageId(one, lang)))].slice(0, 5);
    const place = pages.findIndex(page => expect.includes(page));
    if (place === 0) first++;
    else {
      misses.push(
        `${kind}: ${q} → ${pages.join(', ') || 'nothing'} (expected ${expect.join(', ')})`,
      );
    }
    if (place >= 0) {
      five++;
      reciprocal += 1 / (place + 1);
    }
  }
  const count = queries.length;
  const rate = (value: number) => (count === 0 ? 0 : value / count);
  const result = {
    successAt1: rate(first),
    successAt5: rate(five),
    mrrAt5: rate(reciprocal),
    count,
  };
  return {
    ...result,
    misses,
    line: [
      `success@1=${result.successAt1.toFixed(3)}`,
      `success@5=${result.successAt5.toFixed(3)}`,
      `mrr@5=${result.mrrAt5.toFixed(3)}`,
      `n=${count}`,
    ].join(' '),
  };
}

/** The id of a page, as in the query files: `config/lib/dts`, `guide/solution/index`. */
function pageId(path: string, lang: string): string {
  const page = path.startsWith(`/${lang}/`)
    ? path.slice(lang.length + 1)
    : path;
  return page.slice(1).replace(/\/$/, '/index');
}
