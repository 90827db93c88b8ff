import type { TermMatch } from '../Postings.ts';
import { splitHan } from '../parseQuery.ts';
import { synonyms } from '../readSynonyms.ts';
import { bigramsOf } from '../tokenize.ts';
import type { ChineseData } from './ChineseData.ts';
import { correctSlip } from './correctSlip.ts';
import { toMainland } from './taiwanWords.ts';
import {
  createEars,
  readInitials,
  readSyllables,
  type Ear,
  type Reading,
} from './readPinyin.ts';
import { Vocabulary } from './Vocabulary.ts';

/** Looks up a word as typed, with the terms that begin like it. */
export type LookUp = (word: string) => Promise<readonly TermMatch[]>;

/** Words of letters only, with spaces between: what pinyin looks like. */
const LETTERS = /[a-z]{2,}(?:[ '][a-z]+)*/gi;

/**
 * A longer query is pasted, so it has neither pinyin nor slips of the keyboard;
 * looking for them in it would take seconds.
 */
const LONGEST_TYPED = 48;

/** Reads Chinese as people type it: pinyin, initials, traditional, with slips. */
export class ChineseReader {
  readonly #simplified: ReadonlyMap<string, string>;
  readonly #syllables: readonly string[];
  #ears: readonly Ear[] | undefined;
  readonly #vocabulary: Vocabulary;

  constructor({ pinyin, traditional }: ChineseData, names: readonly string[]) {
    const readings = new Map<string, string[]>();
    const syllables = new Set<string>();
    for (const [, syllable = '', characters = ''] of pinyin.matchAll(
      /([a-z]+)(\P{Script=Latin}+)/gu,
    )) {
      syllables.add(syllable);
      for (const character of characters.trim()) {
        const known = readings.get(character) ?? [];
        readings.set(character, [...known, syllable]);
      }
    }
    this.#syllables = [...syllables];
    this.#vocabulary = new Vocabulary([...names, ...synonyms.keys()], readings);
    this.#simplified = new Map(
      Array.from(traditional.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [
        from,
        to,
      ]),
    );
  }

  /** The query as our pages would write it. */
  async read(query: string, lookUp: LookUp): Promise<string> {
    const simple = toMainland(this.#simplify(toMainland(query)));
    if (simple.length > LONGEST_TYPED) return simple;
    return this.#readLetters(await this.#correct(simple, lookUp), lookUp);
  }

  #simplify(query: string): string {
    return Array.from(
      query,
      character => this.#simplified.get(character) ?? character,
    ).join('');
  }

  async #correct(query: string, lookUp: LookUp): Promise<string> {
    let text = query;
    for (const [run] of query.matchAll(/\p{Script=Han}{2,}/gu)) {
      for (const part of splitHan(run)) {
        if (part.length < 2) continue;
        const isKnown = await Promise.all(
          bigramsOf(part).map(
            async pair =>
              this.#vocabulary.hasPair(pair) || (await lookUp(pair)).length > 0,
          ),
        );
        if (isKnown.every(Boolean)) continue;
        const fixed = correctSlip(part, isKnown, this.#vocabulary);
        text = text.replace(part, () => fixed);
      }
    }
    return text;
  }

  async #readLetters(query: string, lookUp: LookUp): Promise<string> {
    let text = query;
    for (const [typed] of query.matchAll(LETTERS)) {
      const words = typed.split(/[ ']/);
      const found = await Promise.all(
        words.map(word => lookUp(word.toLowerCase())),
      );
      const isWord = words.map((word, at) =>
        found[at]?.some(({ term }) => term === word.toLowerCase()),
      );
      if (isWord.every(Boolean)) continue;
      const whole = this.#syllablesOf(words);
      const read =
        whole?.unread === 0
          ? whole.words
          : words.map((word, at) =>
              isWord[at] || found[at]?.length
                ? word
                : (this.#readWord(word) ?? word),
            );
      text = text.replace(typed, () => read.join(' '));
    }
    return text;
  }

  #syllablesOf(words: readonly string[]) {
    const letters = words.join('').toLowerCase();
    this.#ears ??= createEars(this.#syllables, this.#vocabulary);
    let best: Reading | undefined;
    for (const ear of this.#ears) {
      const reading = readSyllables(letters, this.#vocabulary, ear);
      if (reading?.unread === 0) return reading;
      best ??= reading;
    }
    return best;
  }

  #readWord(word: string): string | undefined {
    return (
      this.#syllablesOf([word])?.words.join(' ') ??
      readInitials(word.toLowerCase(), this.#vocabulary)
    );
  }
}
