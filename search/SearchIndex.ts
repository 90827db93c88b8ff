import { buildPostings } from './buildPostings.ts';
import type {
  FindOptions,
  Posting,
  TermMatch,
  TermSource,
} from './Postings.ts';
import {
  unpackSections,
  type PackedIndex,
  type Section,
} from './SearchRecord.ts';
import { suggestQueries } from './suggestQueries.ts';
import { TermDictionary, type TermQuality } from './TermDictionary.ts';

/** Where sections come from once they're ranked. */
export interface SectionSource {
  read(section: number): Promise<Section>;
  /** The section with the same id on another page, such as a translation. */
  counterpart(section: Section, path: string): Section | undefined;
  /** Queries to suggest if this one finds nothing. */
  suggest(query: string): string[];
}

const CLOSE_LOOK = 40;
/** A word that occurs in fewer places may be a typo, even if it exists. */
const FEW_PLACES = 3;

/** All sections of a language in memory. */
export class SearchIndex implements TermSource, SectionSource {
  readonly sections: readonly Section[];
  readonly closeLook = CLOSE_LOOK;
  readonly #postings: ReadonlyMap<string, readonly Posting[]>;
  readonly #dictionary: TermDictionary;

  constructor(packed: PackedIndex) {
    this.sections = unpackSections(packed);
    this.#postings = buildPostings(this.sections);
    this.#dictionary = new TermDictionary(this.#postings.keys());
  }

  get sectionCount(): number {
    return this.sections.length;
  }

  async find(
    word: string,
    { isLast, allowsTypos }: FindOptions,
  ): Promise<TermMatch[]> {
    const withPostings = (match: TermQuality) => {
      const postings = this.#postings.get(match.term) ?? [];
      return { ...match, count: postings.length, postings };
    };
    const matches = this.#dictionary.find(word, isLast).map(withPostings);
    const places = matches.reduce((sum, one) => sum + one.postings.length, 0);
    if (!allowsTypos || places >= FEW_PLACES) return matches;
    return [...matches, ...this.#dictionary.findTypos(word).map(withPostings)];
  }

  async read(section: number): Promise<Section> {
    const found = this.sections[section];
    if (!found) throw new Error(`The index has no section ${section}.`);
    return found;
  }

  counterpart({ id }: Section, path: string): Section | undefined {
    return this.sections.find(one => one.path === path && one.id === id);
  }

  suggest(query: string): string[] {
    return suggestQueries(query, this.sections);
  }
}
