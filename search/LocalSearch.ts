import type { Hit, SearchAnswer } from './Hit.ts';
import { MAX_HITS } from './limits.ts';
import { markTerms } from './marks.ts';
import { openIndex, type LoadFile, type OpenIndex } from './openIndex.ts';
import { searchSections, type FoundSection } from './searchSections.ts';
import { toRecord } from './SearchRecord.ts';
import { snippetOf } from './snippet.ts';

export interface LocalSearchOptions {
  /** Loads a file of an index by name. */
  load: LoadFile;
  /** Name of a language's index. */
  nameOf: (lang: string) => string;
  /** The reader's language, and the site's other languages. */
  lang: string;
  otherLangs: readonly string[];
  /** The path of a page in another language. */
  toLang: (path: string, lang: string) => string;
}

/** With fewer hits than this, the other languages are searched too. */
const FEW_HITS = 3;

/** Answers queries from indexes that are loaded on first use. */
export class LocalSearch {
  readonly #options: LocalSearchOptions;
  readonly #indexes = new Map<string, Promise<OpenIndex>>();

  constructor(options: LocalSearchOptions) {
    this.#options = options;
  }

  /** Loads the reader's index before the first query. */
  async warm(): Promise<void> {
    await this.#index(this.#options.lang);
  }

  async search(query: string, snippetWords: number): Promise<SearchAnswer> {
    const { lang } = this.#options;
    const index = await this.#index(lang);
    const { found, terms } = await searchSections(query, index, MAX_HITS);
    const own = found.map(one => toHit(one, terms, snippetWords));
    const isOther = isForeign(query, lang);
    const others =
      found.length < FEW_HITS || isOther
        ? await this.#searchOthers(query, index, snippetWords)
        : [];
    // For a query in the other language's script, list its hits first.
    const [first, second] = isOther ? [others, own] : [own, others];
    const known = new Set(first.map(({ record }) => record.objectID));
    const hits = [
      ...first,
      ...second.filter(({ record }) => !known.has(record.objectID)),
    ].slice(0, MAX_HITS);
    return { hits, suggestions: hits.length === 0 ? index.suggest(query) : [] };
  }

  /** Sections in the reader's language whose counterpart in another one matches. */
  async #searchOthers(
    query: string,
    own: OpenIndex,
    snippetWords: number,
  ): Promise<Hit[]> {
    const { lang: ownLang, otherLangs, toLang } = this.#options;
    const found = await Promise.all(
      otherLangs.map(async lang => {
        // A missing index in the other language means fewer hits, not an error.
        const index = await this.#index(lang).catch(() => undefined);
        if (!index) return [];
        const answer = await searchSections(query, index, MAX_HITS);
        return answer.found.flatMap(one => {
          const path = toLang(one.section.path, ownLang);
          const section = own.counterpart(one.section, path);
          return section ? [{ ...one, section }] : [];
        });
      }),
    );
    return found.flat().map(one => ({
      ...toHit(one, new Set(), snippetWords),
      isByOtherLanguage: true,
    }));
  }

  #index(lang: string): Promise<OpenIndex> {
    const known = this.#indexes.get(lang);
    if (known) return known;
    const { load, nameOf } = this.#options;
    const index = openIndex(nameOf(lang), load);
    this.#indexes.set(lang, index);
    // A failed load may succeed the next time.
    index.catch(() => this.#indexes.delete(lang));
    return index;
  }
}

/** Whether a query is in a script that the language doesn't use. */
function isForeign(query: string, lang: string): boolean {
  return /\p{Script=Han}/u.test(query) && !/^(?:zh|ja)/.test(lang);
}

function toHit(
  { section, isInHeading }: FoundSection,
  terms: ReadonlySet<string>,
  snippetWords: number,
): Hit {
  const { title, headings, text } = section;
  return {
    record: toRecord(section, !isInHeading),
    title: markTerms(headings.at(-1) ?? title, terms),
    place: headings.slice(0, -1).join(' › '),
    snippet: text ? markTerms(snippetOf(text, terms, snippetWords), terms) : [],
    isByOtherLanguage: false,
  };
}
