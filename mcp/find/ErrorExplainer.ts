import { ErrorFinder } from '../../error-decoder/search/ErrorFinder.ts';
import type {
  DecoderEntry,
  FoundError,
} from '../../error-decoder/search/KnownError.ts';
import { suggestQuery } from '../../error-decoder/search/suggestQuery.ts';
import { defaultLang, langs, type Lang } from '../../site/locales.ts';
import type { Docs } from '../docs/Docs.ts';
import { MAX_QUERY_LENGTH } from '../limits.ts';
import type { PageSearch } from './searchPages.ts';
import { VerbatimIndex } from './VerbatimIndex.ts';

/** More than this, and the output is a log, not a question. */
const MAX_KNOWN = 4;
const MAX_QUOTING = 3;

export interface Explanation {
  /** Whether the output contains a message that the documentation explains. */
  isKnown: boolean;
  /** The sections, best first. */
  paths: string[];
}

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
   * What explains an output: the sections of the messages it contains. If there are
   * none, or they only say that a step failed, what quotes it and what a search finds.
   */
  async explain(output: string, lang: Lang): Promise<Explanation> {
    const known = this.#of(lang).find(output);
    const sure = known.filter(({ isWhole, code }) => isWhole || code !== '');
    const causes = sure.filter(({ error }) => !error.isSummary);
    if (causes.length > 0) {
      return { isKnown: true, paths: pathsOf(causes.slice(0, MAX_KNOWN)) };
    }
    const found = await this.#search(output, lang);
    // A part of a known message proves less than a search for all of the line.
    const paths = [
      ...pathsOf(sure),
      ...this.#quoting(lang).find(output).slice(0, MAX_QUOTING),
      ...found.slice(0, 1),
      ...pathsOf(known),
      ...found,
    ];
    return { isKnown: sure.length > 0, paths: [...new Set(paths)] };
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

function pathsOf(found: readonly FoundError<DecoderEntry>[]): string[] {
  return found.map(({ error }) => error.href);
}
