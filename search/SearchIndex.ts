import { AskedPhrases, readAsked } from './AskedPhrases.ts';
import { ChineseReader } from './chinese/ChineseReader.ts';
import { readHeadingPlaces, type HeadingPlaces } from './headingPlaces.ts';
import type { FindOptions, TermMatch, TermSource } from './Postings.ts';
import {
  unpackSections,
  type PackedIndex,
  type PartStarts,
  type Section,
  type SectionContent,
} from './SearchRecord.ts';
import { partOf } from './partOf.ts';
import { suggestQueries } from './suggestQueries.ts';
import { isHan, mayBeTypo } from './TermDictionary.ts';
import { TermTable } from './TermTable.ts';
import { normalize } from './tokenize.ts';
import type { TextPlaces } from './textPlaces.ts';

/** The terms in the texts of an index, or in a part of it. */
export interface TextTerms {
  terms: Iterable<string>;
  placesOf: (term: string) => TextPlaces;
}

/** Where terms and texts come from: memory, or files loaded on demand. */
export interface IndexParts {
  readTerms(part: number): Promise<TextTerms>;
  /** The content of some sections, in order. */
  readTexts(part: number): Promise<readonly SectionContent[]>;
}

const WHOLE: PartStarts = { terms: [''], texts: [0] };

/** Sorted after every other character that a word may have. */
const LAST_CHARACTER = '\uffff';

/** A word that occurs in fewer places may be a typo, even if it exists. */
const FEW_PLACES = 3;
const TYPO_OF_KNOWN_WORD = 0.5;

/** The sections of a language; headings in memory, the rest loaded by need. */
export class SearchIndex implements TermSource {
  readonly sections: readonly Section[];
  readonly asked: AskedPhrases;
  readonly #parts: IndexParts;
  readonly #chinese: ChineseReader | undefined;
  readonly #termStarts: readonly string[];
  readonly #textStarts: readonly number[];
  readonly #inHeadings: HeadingPlaces;
  /** The terms in headings, by the part that they would be in. */
  readonly #headingTerms = new Map<number, string[]>();
  #headingTable: TermTable | undefined;
  readonly #tables = new Map<number, Promise<TermTable>>();
  readonly #texts = new Map<number, Promise<readonly SectionContent[]>>();

  constructor(packed: PackedIndex, parts: IndexParts) {
    this.sections = unpackSections(packed);
    const { parts: { terms, texts } = WHOLE } = packed;
    this.#termStarts = terms;
    this.#textStarts = texts;
    this.#parts = parts;
    const asked = readAsked(packed.asked ?? [], at => this.section(at).title);
    this.#inHeadings = readHeadingPlaces(this.sections, asked);
    for (const term of this.#inHeadings.keys()) {
      const part = this.#partOf(term);
      const known = this.#headingTerms.get(part);
      if (known) known.push(term);
      else this.#headingTerms.set(part, [term]);
    }
    this.asked = new AskedPhrases(asked);
    const names = this.sections.map(
      ({ title, headings }) => headings.at(-1) ?? title,
    );
    this.#chinese = packed.chinese && new ChineseReader(packed.chinese, names);
  }

  get sectionCount(): number {
    return this.sections.length;
  }

  async find(
    word: string,
    { isLast, allowsTypos }: FindOptions,
  ): Promise<TermMatch[]> {
    const table = await this.#table(this.#partOf(word));
    const matches = table.find(word, isLast);
    // Pairs that end with the character are in other parts for texts, but in memory for
    // headings.
    if (isHan(word) && word.length === 1) {
      return [...matches, ...this.#headings().findWithin(word)];
    }
    const places = matches.reduce((sum, one) => sum + one.postings.length, 0);
    if (!allowsTypos || places >= FEW_PLACES || !mayBeTypo(word)) {
      return matches;
    }
    const tables = await this.#tablesOfTypos(word);
    const factor = matches.length > 0 ? TYPO_OF_KNOWN_WORD : 1;
    const typos = tables.flatMap(one => one.findTypos(word));
    return [
      ...matches,
      ...typos.map(one => ({ ...one, quality: one.quality * factor })),
    ];
  }

  topOf(section: number): number {
    return this.section(section).top;
  }

  /** The query as the pages would write it: Chinese for pinyin, for example. */
  async understand(query: string): Promise<string> {
    if (!this.#chinese) return query;
    const options = { isLast: false, allowsTypos: false };
    return this.#chinese.read(normalize(query), word =>
      this.find(word, options),
    );
  }

  section(at: number): Section {
    const found = this.sections[at];
    if (!found) throw new Error(`The index has no section ${at}.`);
    return found;
  }

  /** Empty if it can't be loaded: a hit without its text is better than none. */
  async read({ at }: Section): Promise<SectionContent> {
    const part = this.#textStarts.findLastIndex(start => start <= at);
    const texts = await remember(this.#texts, part, () =>
      this.#parts.readTexts(part),
    ).catch(() => []);
    return texts[at - (this.#textStarts[part] ?? 0)] ?? [''];
  }

  /** The section with the same id on another page, such as a translation. */
  counterpart({ id }: Section, path: string): Section | undefined {
    return this.sections.find(one => one.path === path && one.id === id);
  }

  /** Queries to suggest if this one finds nothing. */
  suggest(query: string): string[] {
    return suggestQueries(query, this.sections);
  }

  #headings(): TermTable {
    this.#headingTable ??= new TermTable(
      this.#inHeadings.keys(),
      this.#inHeadings,
      () => [],
    );
    return this.#headingTable;
  }

  #partOf(word: string): number {
    return partOf(word, this.#termStarts);
  }

  /** Words with the same first letter; the first two may be swapped. */
  #tablesOfTypos(word: string): Promise<TermTable[]> {
    const [first = '', second = ''] = word;
    const from = this.#partOf(first);
    const count = this.#partOf(first + LAST_CHARACTER) - from + 1;
    const parts = new Set(Array.from({ length: count }, (_, at) => from + at));
    parts.add(this.#partOf(second + first));
    return Promise.all([...parts].map(part => this.#table(part)));
  }

  /** The table with the terms of a part. */
  #table(part: number): Promise<TermTable> {
    return remember(this.#tables, part, async () => {
      const { terms, placesOf } = await this.#parts.readTerms(part);
      const all = new Set([...terms, ...(this.#headingTerms.get(part) ?? [])]);
      return new TermTable(all, this.#inHeadings, placesOf);
    });
  }
}

/** Loads once; a failed load can be retried. */
function remember<Value>(
  known: Map<number, Promise<Value>>,
  key: number,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? load();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}
