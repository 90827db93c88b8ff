import { readBuiltFiles } from '../content-model/readBuiltIndex.ts';
import { defaultLang, type Lang } from '../site/locales.ts';
import { origin } from '../site/site.ts';
import { localePath, withoutLocale } from '../shared/localePath.ts';
import type { Hit } from '../search/Hit.ts';
import { LocalSearch } from '../search/LocalSearch.ts';
import type { Piece } from '../search/marks.ts';
import { langs } from './languages.ts';

/** An agent can use more text than a dialog can show. */
const SNIPPET_WORDS = 60;
/** Beyond this, another query helps more than another hit. */
const MAX_ANSWERS = 8;

/** Answers queries with the engine and index of the site's own search dialog. */
export class PageSearch {
  readonly #dist: string;
  readonly #searches = new Map<Lang, LocalSearch>();

  constructor(dist: string) {
    this.#dist = dist;
  }

  async search(query: string, lang: Lang): Promise<string[]> {
    const { hits } = await this.#of(lang).search(query, SNIPPET_WORDS);
    return hits.slice(0, MAX_ANSWERS).map(describeHit);
  }

  #of(lang: Lang): LocalSearch {
    const known = this.#searches.get(lang);
    if (known) return known;
    const search = new LocalSearch({
      load: readBuiltFiles(this.#dist),
      nameOf: name => name,
      lang,
      otherLangs: langs.filter(other => other !== lang),
      toLang: (path, to) =>
        localePath(withoutLocale(path, langs), to, defaultLang),
    });
    this.#searches.set(lang, search);
    return search;
  }
}

/** A hit as text: where it is, its URL, and the text around the match. */
export function describeHit({ record, snippet }: Hit): string {
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const place = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean);
  const lines = [place.join(' › '), origin + record.url, join(snippet)];
  return lines.filter(Boolean).join('\n');
}

function join(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
