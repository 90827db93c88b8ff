import type { MatchedWords } from './AskedPhrases.ts';
import type { Atom, ParsedQuery, Span } from './parseQuery.ts';
import type { TermMatch, TermSource } from './Postings.ts';
import { weights } from './weights.ts';

/** `react16` is React in some version, unless pages have it, as with base64. */
const NAME_WITH_VERSION = /^([a-z]{3,})\d+$/;

/** How well a section matches a word. */
export interface Found {
  weight: number;
  share: number;
  /** The text contains the reader's own word, not a form or synonym of it. */
  isInText: boolean;
}

/** The sections that match a word. */
export type Finds = ReadonlyMap<number, Found>;

export interface QueryMatches {
  /** For each atom of the query, and for each span. */
  ofAtoms: Finds[];
  ofSpans: Finds[];
  /** The matched terms, by the words they match. */
  words: MatchedWords[];
  /** Matched terms of the index, for highlighting. */
  terms: Set<string>;
}

/** Looks up all words of a query at once: each may wait for a file. */
export async function matchQuery(
  { atoms, spans }: ParsedQuery,
  source: TermSource,
): Promise<QueryMatches> {
  const [bySpan, byAtom] = await Promise.all([
    Promise.all(spans.map(span => findSpan(span, source))),
    Promise.all(atoms.map(atom => findAtom(atom, source))),
  ]);
  const terms = new Set<string>();
  byAtom.forEach(({ matches }, at) => {
    // Function words aren't highlighted: they'd be everywhere.
    if (atoms[at]?.isWeak) return;
    for (const { term } of matches) terms.add(term);
  });
  for (const { term } of bySpan.flat()) terms.add(term);
  return {
    ofAtoms: byAtom.map(({ finds }) => finds),
    ofSpans: spans.map((span, at) =>
      bestBySection(bySpan[at] ?? [], span.term),
    ),
    words: [
      ...byAtom.map(({ matches }, at) => wordsAt(at, at + 1, matches)),
      ...spans.map(({ from, to }, at) => wordsAt(from, to, bySpan[at] ?? [])),
    ],
    terms,
  };
}

async function findSpan(
  { term, isLast }: Span,
  source: TermSource,
): Promise<readonly TermMatch[]> {
  // Atoms we joined are a guess; a typo in a guess matches anything.
  return source.find(term, { isLast, allowsTypos: false });
}

async function findAtom(
  { term, isLast, others }: Atom,
  source: TermSource,
): Promise<{ matches: TermMatch[]; finds: Finds }> {
  const asTyped = { isLast: false, allowsTypos: false };
  const [whole, ...ofOthers] = await Promise.all([
    source.find(term, { isLast, allowsTypos: true }),
    ...others.map(other => source.find(other, asTyped)),
  ]);
  const [, name] = NAME_WITH_VERSION.exec(term) ?? [];
  const isKnown = whole.some(one => one.term.startsWith(term));
  const own =
    name && !isKnown
      ? [...whole, ...(await source.find(name, asTyped))]
      : whole;
  const finds = bestBySection(own, term);
  const synonyms = ofOthers
    .flat()
    .map(one => ({ ...one, quality: one.quality * weights.otherWord }));
  for (const [section, found] of bestBySection(synonyms, term)) {
    keepBest(finds, section, { ...found, isInText: false });
  }
  return { matches: [...own, ...synonyms], finds };
}

function wordsAt(
  from: number,
  to: number,
  matches: readonly TermMatch[],
): MatchedWords {
  const terms = new Map<string, number>();
  for (const { term, quality } of matches) {
    terms.set(term, Math.max(terms.get(term) ?? 0, quality));
  }
  return { from, to, terms };
}

function bestBySection(
  matches: readonly TermMatch[],
  word: string,
): Map<number, Found> {
  const best = new Map<number, Found>();
  for (const { term, quality, postings } of matches) {
    const isOwn = term.startsWith(word);
    for (const { section, weight, share, isInText } of postings) {
      keepBest(best, section, {
        weight: weight * quality,
        share: share * quality,
        isInText: isOwn && isInText,
      });
    }
  }
  return best;
}

function keepBest(best: Map<number, Found>, section: number, found: Found) {
  const known = best.get(section);
  if (!known) best.set(section, found);
  else {
    known.weight = Math.max(known.weight, found.weight);
    known.share = Math.max(known.share, found.share);
    known.isInText ||= found.isInText;
  }
}
