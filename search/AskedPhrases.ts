import { toMainland } from './chinese/taiwanWords.ts';
import { splitHan } from './parseQuery.ts';
import { stopWords } from './stopWords.ts';
import {
  bigramsOf,
  normalize,
  readRuns,
  splitCamel,
  splitCompound,
} from './tokenize.ts';
import { weights } from './weights.ts';

/** A section's position, then what readers ask when it's the answer. */
export type AskedEntry = [section: number, ...phrases: string[]];

/** Words of the query, with the terms of the index that match them. */
export interface MatchedWords {
  /** The index of the first word, and of the first one after the last. */
  from: number;
  to: number;
  /** How well each term matches. */
  terms: ReadonlyMap<string, number>;
}

/** Adjacent words of a phrase that form one term. */
interface Place {
  phrase: number;
  from: number;
  to: number;
}

interface Phrase {
  section: number;
  /** How informative each word is. */
  weights: readonly number[];
  total: number;
  needed: readonly number[];
}

export interface AskedMatch {
  /** 1 if query and its best phrase have the same words, in any order. */
  likeness: number;
  /** How well its phrases have each word of the query; less if much of them isn't in it. */
  words: number[];
}

/** A phrase as the index reads it. */
export interface AskedPhrase extends ReturnType<typeof readPhrase> {
  section: number;
  /** Which of its words are in the page's title: without them, another page is meant. */
  needed: readonly number[];
}

export function readAsked(
  asked: readonly AskedEntry[],
  /** The title of a section's page. */
  titleOf: (section: number) => string,
): AskedPhrase[] {
  const known = new Map<string, ReadonlySet<string>>();
  return asked.flatMap(([section, ...phrases]) => {
    const title = titleOf(section);
    const names =
      known.get(title) ?? new Set(readPhrase(title).words.filter(isLatin));
    known.set(title, names);
    return phrases.map(phrase => {
      const { words, terms } = readPhrase(phrase);
      const needed = [...words.keys()].filter(at => names.has(words[at] ?? ''));
      return { section, words, terms, needed };
    });
  });
}

/** What readers ask, in their words, and which section answers it. */
export class AskedPhrases {
  readonly #phrases: readonly Phrase[];
  readonly #places: ReadonlyMap<string, readonly Place[]>;

  constructor(parsed: readonly AskedPhrase[]) {
    const places = new Map<string, Place[]>();
    parsed.forEach(({ terms }, phrase) => {
      for (const [term, from, to] of terms) {
        const known = places.get(term) ?? [];
        places.set(term, known);
        known.push({ phrase, from, to });
      }
    });
    this.#places = places;
    this.#phrases = parsed.map(({ section, words, needed }) => {
      const weights = words.map(word =>
        Math.log(1 + parsed.length / (places.get(word)?.length ?? 1)),
      );
      return { section, weights, total: sumOf(weights), needed };
    });
  }

  /** Compares the query with what readers ask for each section. */
  compare(
    matches: readonly MatchedWords[],
    /** How informative each word of the query is. */
    queryWeights: readonly number[],
  ): Map<number, AskedMatch> {
    const total = sumOf(queryWeights);
    if (total === 0) return new Map();
    const best = new Map<number, AskedMatch>();
    for (const [at, { inQuery, inPhrase }] of this.#find(matches)) {
      const phrase = this.#phrases[at];
      if (!phrase?.needed.every(word => inPhrase[word])) continue;
      const share = weigh(inPhrase, phrase.weights) / phrase.total;
      const likeness = (share * weigh(inQuery, queryWeights)) / total;
      const match = best.get(phrase.section) ?? { likeness: 0, words: [] };
      best.set(phrase.section, match);
      match.likeness = Math.max(match.likeness, likeness);
      const worth = share ** weights.askedShare;
      inQuery.forEach((quality, word) =>
        raise(match.words, word, word + 1, quality * worth),
      );
    }
    return best;
  }

  #find(matches: readonly MatchedWords[]): Map<number, Compared> {
    const found = new Map<number, Compared>();
    for (const { from, to, terms } of matches) {
      for (const [term, quality] of terms) {
        for (const place of this.#places.get(term) ?? []) {
          const known = found.get(place.phrase) ?? {
            inQuery: [],
            inPhrase: [],
          };
          found.set(place.phrase, known);
          raise(known.inQuery, from, to, quality);
          raise(known.inPhrase, place.from, place.to, quality);
        }
      }
    }
    return found;
  }
}

/** How well each word of the query and of a phrase is matched. */
interface Compared {
  inQuery: number[];
  inPhrase: number[];
}

function raise(values: number[], from: number, to: number, value: number) {
  for (let at = from; at < to; at++) {
    values[at] = Math.max(values[at] ?? 0, value);
  }
}

function weigh(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  values.forEach((value, at) => (sum += value * (weights[at] ?? 0)));
  return sum;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function isLatin(word: string): boolean {
  return !/\p{Script=Han}/u.test(word);
}

type PhraseTerm = [term: string, from: number, to: number];

/** The words of a phrase without function words, and the terms they form. */
function readPhrase(phrase: string): {
  words: string[];
  terms: PhraseTerm[];
} {
  const words: string[] = [];
  const terms: PhraseTerm[] = [];
  const add = (word: string) => {
    terms.push([word, words.length, words.length + 1]);
    words.push(word);
  };
  for (const { kind, text: run } of readRuns(toMainland(normalize(phrase)))) {
    const start = words.length;
    if (kind === 'han') {
      for (const part of splitHan(run)) bigramsOf(part).forEach(add);
      continue;
    }
    const parts = splitCompound(run);
    for (const part of parts) {
      const from = words.length;
      const small = splitCamel(part);
      for (const word of small) {
        if (small.length > 1 || !stopWords.has(word)) add(word);
      }
      if (words.length > from + 1) {
        terms.push([part.toLowerCase(), from, words.length]);
      }
    }
    if (words.length > start && run !== parts[0]) {
      terms.push([run.toLowerCase(), start, words.length]);
      terms.push([parts.join('').toLowerCase(), start, words.length]);
    }
  }
  // `source map` may be typed as sourcemap.
  words.slice(1).forEach((next, at) => {
    const word = words[at] ?? '';
    if (isLatin(word + next)) terms.push([word + next, at, at + 2]);
  });
  return { words, terms };
}
