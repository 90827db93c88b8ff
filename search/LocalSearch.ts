import type { Hit, OnHits, SearchAnswer } from './Hit.ts';
import { MAX_HITS } from './limits.ts';
import { markTerms, narrowTerms } from './marks.ts';
import { openIndex, type LoadFile } from './openIndex.ts';
import { parseQuery } from './parseQuery.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { searchSections, type FoundSection } from './searchSections.ts';
import { toRecord, type SectionContent } from './SearchRecord.ts';
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
  #asked = 0;

  constructor(options: LocalSearchOptions) {
    this.#options = options;
  }

  /**
   * Texts are loaded last, and not at all for no words of them. With `onHits`, whoever
   * asks again before that has lost interest in them. Without a query, only the index is.
   */
  async search(
    query: string,
    snippetWords: number,
    onHits?: OnHits,
  ): Promise<SearchAnswer> {
    if (snippetWords > 0) this.#asked += 1;
    const turn = this.#asked;
    const { lang } = this.#options;
    const index = await this.#index(lang);
    if (query === '') return { hits: [], suggestions: [] };
    const answer = await searchSections(query, index, MAX_HITS);
    const parsed = parseQuery(answer.asked);
    const terms = narrowTerms(answer.terms, parsed);
    const own = answer.found.map(one => ({
      ...one,
      terms,
      phrase: parsed.phrase,
    }));
    const isOther = isForeign(query, lang);
    const searched = new Set<SearchIndex>([index]);
    const others =
      own.length < FEW_HITS || isOther
        ? await this.#searchOthers(query, index, searched)
        : [];
    // For a query in the other language's script, list its hits first.
    const [first, second] = isOther ? [others, own] : [own, others];
    const listed = new Set(first.map(({ section }) => section));
    const found: Shown[] = [
      ...first,
      ...second.filter(({ section }) => !listed.has(section)),
    ].slice(0, MAX_HITS);
    if (found.length === 0) {
      return { hits: [], suggestions: index.suggest(query) };
    }
    const unknown = await findUnknownWord(answer.asked, [...searched]);
    const answerWith = (texts?: readonly SectionContent[]): SearchAnswer => ({
      hits: found.map((one, at) => toHit(one, snippetWords, texts?.[at])),
      suggestions: [],
      unknown,
      terms: [...terms],
    });
    if (snippetWords === 0 || (onHits && turn !== this.#asked)) {
      return answerWith();
    }
    const texts = Promise.all(found.map(({ section }) => index.read(section)));
    if (onHits && !(await isThere(texts))) onHits(answerWith());
    return answerWith(await texts);
  }

  /** Sections in the reader's language whose counterpart in another one matches. */
  async #searchOthers(
    query: string,
    own: SearchIndex,
    /** Receives the indexes that were searched. */
    searched: Set<SearchIndex>,
  ): Promise<Shown[]> {
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
    const shown = { terms: new Set<string>(), phrase: '', isByOther: true };
    return found.flat().map(one => ({ ...one, ...shown }));
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

/** Whether it has come by now, without waiting for a file. */
function isThere(texts: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    texts.then(() => true),
    new Promise<false>(resolve => setTimeout(() => resolve(false))),
  ]);
}

interface Shown extends FoundSection {
  /** What is marked, in its title and its text. */
  terms: ReadonlySet<string>;
  phrase: string;
  isByOther?: boolean;
}

function toHit(
  { section, isInHeading, terms, phrase, isByOther = false }: Shown,
  snippetWords: number,
  content: SectionContent | undefined,
): Hit {
  const { title, headings } = section;
  const [text = '', valueType] = content ?? [];
  return {
    record: toRecord(section, text, !isInHeading),
    title: markTerms(headings.at(-1) ?? title, terms),
    place: headings.slice(0, -1).join(' › '),
    snippet:
      content && markTerms(snippetOf(text, terms, snippetWords, phrase), terms),
    valueType,
    isByOtherLanguage: isByOther,
  };
}
