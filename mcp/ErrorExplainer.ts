import { ErrorFinder } from '../search/errors/ErrorFinder.ts';
import type { DecoderEntry } from '../search/errors/KnownError.ts';
import { suggestQuery } from '../search/errors/suggestQuery.ts';
import { defaultLang, type Lang } from '../site/locales.ts';
import type { Docs } from './docs/Docs.ts';
import { langs } from './languages.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';
import type { PageSearch } from './searchPages.ts';
import { VerbatimIndex } from './VerbatimIndex.ts';

/** More than this, and the output is a log, not a question. */
const MAX_KNOWN = 4;
const MAX_QUOTING = 3;

/** Finds what explains the messages in an output, as the page of error messages does. */
export class ErrorExplainer {
  readonly #docs: Docs;
  readonly #pages: PageSearch;
  readonly #verbatim = new Map<Lang, VerbatimIndex>();
  readonly #finders = new Map<Lang, ErrorFinder<DecoderEntry>>();

  constructor(docs: Docs, pages: PageSearch) {
    this.#docs = docs;
    this.#pages = pages;
  }

  /**
   * The paths of sections that explain an output: those of the messages it contains,
   * then what a search for its most telling line finds.
   */
  async explain(output: string, lang: Lang): Promise<string[]> {
    const known = this.#of(lang).find(output).slice(0, MAX_KNOWN);
    const found = await this.#search(output, lang);
    // A part of a known message proves less than a search for all of the line.
    const whole = known.filter(({ isWhole }) => isWhole);
    const parts = known.filter(({ isWhole }) => !isWhole);
    const paths = [
      ...whole.map(({ error }) => error.href),
      ...this.#quoting(lang).find(output).slice(0, MAX_QUOTING),
      ...found.slice(0, 1),
      ...parts.map(({ error }) => error.href),
      ...found,
    ];
    return [...new Set(paths)];
  }

  /** By the most telling line, and by all of the output if it's no longer than a query. */
  async #search(output: string, lang: Lang): Promise<string[]> {
    const queries = [suggestQuery(output), output.trim()].filter(
      query => query !== '' && query.length <= MAX_QUERY_LENGTH,
    );
    const [first = [], second = []] = await Promise.all(
      queries.map(query => this.#pages.search(query, lang)),
    );
    return first.flatMap((path, at) => [path, second[at] ?? path]);
  }

  #quoting(lang: Lang): VerbatimIndex {
    const known = this.#verbatim.get(lang);
    if (known) return known;
    const isOwn = (path: string) =>
      langs.find(one => path.startsWith(`/${one}/`)) ===
      (lang === defaultLang ? undefined : lang);
    const index = new VerbatimIndex(this.#docs.pages(), isOwn);
    this.#verbatim.set(lang, index);
    return index;
  }

  #of(lang: Lang): ErrorFinder<DecoderEntry> {
    const known = this.#finders.get(lang);
    if (known) return known;
    const finder = new ErrorFinder(this.#docs.errors()[lang]);
    this.#finders.set(lang, finder);
    return finder;
  }
}
