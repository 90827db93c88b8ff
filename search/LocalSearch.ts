import type { Hit, SearchAnswer } from './Hit.ts';
import { MAX_HITS } from './limits.ts';
import { markTerms, narrowTerms } from './marks.ts';
import { openIndex, type LoadFile } from './openIndex.ts';
import { parseQuery } from './parseQuery.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { searchSections, type FoundSection } from './searchSections.ts';
import { toRecord } from './SearchRecord.ts';
import { snippetOf } from './snippet.ts';
import { findUnknownWord } from './unknownWord.ts';

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
  readonly #indexes = new Map<string, Promise<SearchIndex>>();

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
    const answer = await searchSections(query, index, MAX_HITS);
    const parsed = parseQuery(answer.asked);
    const terms = narrowTerms(answer.terms, parsed);
    const shown = { terms, snippetWords, phrase: parsed.phrase };
    const own = await Promise.all(
      answer.found.map(one => toHit(one, index, shown)),
    );
    const isOther = isForeign(query, lang);
    const searched = new Set<SearchIndex>([index]);
    const others =
      own.length < FEW_HITS || isOther
        ? await this.#searchOthers(query, index, snippetWords, searched)
        : [];
    // For a query in the other language's script, list its hits first.
    const [first, second] = isOther ? [others, own] : [own, others];
    const listed = new Set(first.map(({ record }) => record.objectID));
    const hits = [
      ...first,
      ...second.filter(({ record }) => !listed.has(record.objectID)),
    ].slice(0, MAX_HITS);
    if (hits.length === 0) return { hits, suggestions: index.suggest(query) };
    const unknown = await findUnknownWord(answer.asked, [...searched]);
    return { hits, suggestions: [], unknown, terms: [...terms] };
  }

  /** Sections in the reader's language whose counterpart in another one matches. */
  async #searchOthers(
    query: string,
    own: SearchIndex,
    snippetWords: number,
    /** Receives the indexes that were searched. */
    searched: Set<SearchIndex>,
  ): Promise<Hit[]> {
    const { lang: ownLang, otherLangs, toLang } = this.#options;
    const found = await Promise.all(
      otherLangs.map(async lang => {
        // A missing index in the other language means fewer hits, not an error.
        const answer = await this.#index(lang)
          .then(async index => {
            const found = await searchSections(query, index, MAX_HITS);
            searched.add(index);
            return found;
          })
          .catch(() => undefined);
        return (answer?.found ?? []).flatMap(one => {
          const path = toLang(one.section.path, ownLang);
          const section = own.counterpart(one.section, path);
          return section ? [{ ...one, section }] : [];
        });
      }),
    );
    const shown = { terms: new Set<string>(), snippetWords, phrase: '' };
    const hits = found.flat().map(one => toHit(one, own, shown));
    return (await Promise.all(hits)).map(hit => ({
      ...hit,
      isByOtherLanguage: true,
    }));
  }

  #index(lang: string): Promise<SearchIndex> {
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

interface Shown {
  terms: ReadonlySet<string>;
  snippetWords: number;
  phrase: string;
}

async function toHit(
  { section, isInHeading }: FoundSection,
  index: SearchIndex,
  { terms, snippetWords, phrase }: Shown,
): Promise<Hit> {
  const { title, headings } = section;
  const [text, valueType] = await index.read(section);
  const snippet = snippetOf(text, terms, snippetWords, phrase);
  return {
    record: toRecord(section, text, !isInHeading),
    title: markTerms(headings.at(-1) ?? title, terms),
    place: headings.slice(0, -1).join(' › '),
    snippet: markTerms(snippet, terms),
    valueType,
    isByOtherLanguage: false,
  };
}
