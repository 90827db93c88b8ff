import { editDistance } from './editDistance.ts';
import { stem } from './stem.ts';

/** How well a term of the index matches a word: 1 is the word itself. */
export interface TermQuality {
  term: string;
  quality: number;
}

const SAME_STEM = 0.9;
const START_BASE = 0.5;
const START_RANGE = 0.4;
/** A word in the middle of a query is less likely to be unfinished. */
const FINISHED_FACTOR = 0.7;
const ONE_CHARACTER = 0.6;
const TYPO_BASE = 0.8;
const TYPO_STEP = 0.2;
const TYPO_START_FACTOR = 0.8;

/** Shorter words aren't corrected: too many terms are close to them. */
const SHORTEST_TYPO = 4;
const SHORTEST_START_TYPO = 5;
/** From this length on, a word may have two typos. */
const SHORTEST_TWO_TYPOS = 8;

/** The terms of an index, for looking up which of them match a word. */
export class TermDictionary {
  readonly #sorted: readonly string[];
  readonly #byStem = new Map<string, string[]>();

  constructor(terms: Iterable<string>) {
    this.#sorted = [...terms].sort();
    for (const term of this.#sorted) {
      const key = stem(term);
      const known = this.#byStem.get(key);
      if (known) known.push(term);
      else this.#byStem.set(key, [term]);
    }
  }

  /** Terms that match a word the reader may still be typing. */
  find(word: string, isLast: boolean): TermQuality[] {
    return isHan(word) ? this.#findHan(word) : this.#findLatin(word, isLast);
  }

  #findHan(word: string): TermQuality[] {
    if (word.length > 1) {
      return this.#byStem.has(word) ? [{ term: word, quality: 1 }] : [];
    }
    return this.#pairsWith(word, term => term.startsWith(word));
  }

  /** Pairs with a character in either place. */
  findWithin(character: string): TermQuality[] {
    return this.#pairsWith(character, term => term.includes(character));
  }

  #pairsWith(
    character: string,
    isWanted: (term: string) => boolean,
  ): TermQuality[] {
    return this.#sorted
      .filter(term => term.length <= 2 && isWanted(term))
      .map(term => ({ term, quality: term === character ? 1 : ONE_CHARACTER }));
  }

  #findLatin(word: string, isLast: boolean): TermQuality[] {
    const matches = new Map<string, number>();
    if (word.length > 1) {
      for (
        let at = this.#firstFrom(word);
        this.#sorted[at]?.startsWith(word);
        at++
      ) {
        const term = this.#sorted[at] ?? '';
        const quality = START_BASE + START_RANGE * (word.length / term.length);
        matches.set(term, isLast ? quality : quality * FINISHED_FACTOR);
      }
    }
    for (const term of this.#byStem.get(stem(word)) ?? []) {
      matches.set(term, term === word ? 1 : SAME_STEM);
    }
    return [...matches].map(([term, quality]) => ({ term, quality }));
  }

  /** Terms that a word may be a misspelling of. */
  findTypos(word: string): TermQuality[] {
    const limit = word.length >= SHORTEST_TWO_TYPOS ? 2 : 1;
    const matches: TermQuality[] = [];
    for (const term of this.#sorted) {
      if (term.length < word.length - limit || !sharesStart(word, term)) {
        continue;
      }
      const { whole, start } = editDistance(word, term, limit);
      if (whole <= limit) {
        matches.push({ term, quality: TYPO_BASE - TYPO_STEP * whole });
      } else if (start <= 1 && word.length >= SHORTEST_START_TYPO) {
        const quality = (TYPO_BASE - TYPO_STEP * start) * TYPO_START_FACTOR;
        matches.push({ term, quality });
      }
    }
    return matches;
  }

  /** Where a word is, or would be, among the sorted terms. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** Another number is another error. */
export function mayBeTypo(word: string): boolean {
  return word.length >= SHORTEST_TYPO && !isHan(word) && !/\d{3}/.test(word);
}

/** Typos in the first letter are rare; requiring it keeps the work small. */
function sharesStart(word: string, term: string): boolean {
  return word[0] === term[0] || (word[0] === term[1] && word[1] === term[0]);
}
