import type { AskedPhrase } from './AskedPhrases.ts';
import type { Section } from './SearchRecord.ts';
import { readRuns, splitCamel, splitCompound, termsOf } from './tokenize.ts';
import { weights } from './weights.ts';

export interface HeadingPlace {
  weight: number;
  share: number;
}

/**
 * For each term in titles, headings, and what readers ask, the sections below them or
 * that answer.
 */
export type HeadingPlaces = ReadonlyMap<
  string,
  ReadonlyMap<number, HeadingPlace>
>;

/** Reads titles and headings; few enough to do it in the browser. */
export function readHeadingPlaces(
  sections: readonly Section[],
  asked: readonly AskedPhrase[] = [],
): HeadingPlaces {
  const places = new Map<string, Map<number, HeadingPlace>>();
  const addAt = (at: number, term: string, weight: number, share: number) => {
    const ofTerm = places.get(term) ?? new Map<number, HeadingPlace>();
    places.set(term, ofTerm);
    const place = ofTerm.get(at);
    if (!place) ofTerm.set(at, { weight, share });
    else {
      place.weight = Math.max(place.weight, weight);
      place.share = Math.max(place.share, share);
    }
  };
  for (const { section, terms, needed } of asked) {
    // Without the words it needs, the others say nothing.
    const weight = needed.length > 0 ? 0 : weights.askedWord;
    for (const [term] of terms) addAt(section, term, weight, 0);
  }
  const known = new Map<string, readonly string[]>();
  const termsOfName = (name: string) => {
    const terms = known.get(name) ?? [...new Set(headingTerms(name))];
    known.set(name, terms);
    return terms;
  };
  for (const { at, title, headings } of sections) {
    const add = (term: string, weight: number, share = 0) =>
      addAt(at, term, weight, share);
    const own = headings.at(-1);
    const name = own ?? title;
    const share = Math.min(1, 1 / countWords(name));
    for (const term of termsOfName(name)) {
      add(term, own ? weights.heading : weights.title, share);
    }
    if (!own) continue;
    for (const term of termsOfName(title)) add(term, weights.titleAbove);
    for (const above of headings.slice(0, -1)) {
      for (const term of termsOfName(above)) add(term, weights.headingAbove);
    }
  }
  return places;
}

/** The terms of a heading, with adjacent words also joined into one. */
function headingTerms(heading: string): string[] {
  const words = readRuns(heading)
    .filter(({ kind }) => kind === 'latin')
    .map(({ text }) => text.toLowerCase());
  const glued = words.slice(1).map((next, at) => `${words[at]}${next}`);
  return [...termsOf(heading), ...glued];
}

/** How many words a reader would have to type to name the heading in full. */
function countWords(heading: string): number {
  return readRuns(heading).reduce(
    (sum, { kind, text }) =>
      sum +
      (kind === 'han'
        ? Math.max(1, text.length - 1)
        : splitCompound(text).flatMap(splitCamel).length),
    0,
  );
}
