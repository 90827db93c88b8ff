import type { HeadingPlaces } from './headingPlaces.ts';
import type { Posting, TermMatch } from './Postings.ts';
import { TermDictionary, type TermQuality } from './TermDictionary.ts';
import type { TextPlaces } from './textPlaces.ts';
import { weights } from './weights.ts';

/** Some terms of an index, with where they occur in headings and texts. */
export class TermTable {
  readonly #dictionary: TermDictionary;
  readonly #inHeadings: HeadingPlaces;
  readonly #textPlaces: (term: string) => TextPlaces;
  readonly #postings = new Map<string, readonly Posting[]>();

  constructor(
    terms: Iterable<string>,
    inHeadings: HeadingPlaces,
    textPlaces: (term: string) => TextPlaces,
  ) {
    this.#dictionary = new TermDictionary(terms);
    this.#inHeadings = inHeadings;
    this.#textPlaces = textPlaces;
  }

  find(word: string, isLast: boolean): TermMatch[] {
    return this.#dictionary.find(word, isLast).map(this.#withPostings);
  }

  findTypos(word: string): TermMatch[] {
    return this.#dictionary.findTypos(word).map(this.#withPostings);
  }

  /** Pairs of Chinese characters with this one in either place. */
  findWithin(character: string): TermMatch[] {
    return this.#dictionary.findWithin(character).map(this.#withPostings);
  }

  readonly #withPostings = (match: TermQuality): TermMatch => ({
    ...match,
    postings: this.#postingsOf(match.term),
  });

  #postingsOf(term: string): readonly Posting[] {
    const known = this.#postings.get(term);
    if (known) return known;
    const left = new Map(this.#inHeadings.get(term));
    const postings: Posting[] = [];
    for (const [section, count] of this.#textPlaces(term)) {
      const weight = (weights.text * count) / (count + weights.textHalf);
      const above = left.get(section);
      left.delete(section);
      postings.push({
        section,
        weight: above
          ? above.weight + weight * weights.textBesideHeading
          : weight,
        share: above?.share ?? 0,
        isInText: true,
      });
    }
    for (const [section, { weight, share }] of left) {
      postings.push({ section, weight, share, isInText: false });
    }
    this.#postings.set(term, postings);
    return postings;
  }
}
