import type { AskedMatch } from './AskedPhrases.ts';
import { matchQuery, type Found, type QueryMatches } from './matchQuery.ts';
import { parseQuery, type ParsedQuery } from './parseQuery.ts';
import type { TermSource } from './Postings.ts';
import { weights } from './weights.ts';

export interface Ranked {
  section: number;
  score: number;
  /** The score among sections of the same page, which all match the title's words. */
  scoreOnPage: number;
  /** How much of the query is what readers ask for this section, up to 1. */
  asked: number;
  /** How much of the query its heading has, up to 1. */
  named: number;
  /** Whether its heading contains a word of the query. */
  isInHeading: boolean;
  /** Whether its text contains each word, as typed so far. */
  isAllInText: boolean;
}

export interface Ranking {
  sections: Ranked[];
  /** Matched terms of the index, for highlighting. */
  terms: Set<string>;
  parsed: ParsedQuery;
}

/** Orders sections by how well they match the query. */
export async function rank(
  query: string,
  source: TermSource,
): Promise<Ranking> {
  const parsed = parseQuery(query);
  const matches = await matchQuery(parsed, source);
  const rarities = raritiesOf(parsed, matches, source.sectionCount);
  const asked = source.asked.compare(matches.words, rarities);
  const candidates = new Set(
    [...matches.ofAtoms, ...matches.ofSpans].flatMap(finds => [
      ...finds.keys(),
    ]),
  );
  const scored = [...candidates].map(section =>
    scoreSection({
      section,
      found: bestOfWords(section, parsed, matches),
      inTitle: wordsInTitle(source.topOf(section), matches),
      rarities,
      asked: asked.get(section),
      isAllInText: matches.ofAtoms.every(finds => finds.get(section)?.isInText),
    }),
  );
  const most = scored.reduce((max, one) => Math.max(max, one.coverage), 0);
  const sections = scored
    .filter(({ coverage }) => coverage >= weights.leastCoverage * most)
    .sort((a, b) => b.score - a.score || a.section - b.section);
  return { sections, terms: matches.terms, parsed };
}

/** How informative each word of the query is. */
function raritiesOf(
  { atoms }: ParsedQuery,
  { ofAtoms }: QueryMatches,
  sectionCount: number,
): number[] {
  const all = atoms.map(
    ({ part }, at) => rarity(ofAtoms[at]?.size ?? 0, sectionCount) * part,
  );
  // Even if the rest is common, such as the name of the product.
  const most = Math.max(...all.filter((_, at) => !atoms[at]?.isWeak));
  return all.map((one, at) =>
    atoms[at]?.isWeak ? Math.min(one, most) * weights.weakWord : one,
  );
}

/** A word that occurs in few sections means more than one that occurs in most. */
function rarity(sectionsWithIt: number, sectionCount: number): number {
  if (sectionsWithIt === 0) return weights.unknownWord;
  const inverse = Math.log(
    1 + (sectionCount - sectionsWithIt + 0.5) / (sectionsWithIt + 0.5),
  );
  return Math.min(weights.rarest, inverse);
}

/** What a section has of each word, alone or together with its neighbors. */
function bestOfWords(
  section: number,
  { spans }: ParsedQuery,
  { ofAtoms, ofSpans }: QueryMatches,
): (Found | undefined)[] {
  const best = ofAtoms.map(finds => finds.get(section));
  spans.forEach(({ from, to, isTyped }, at) => {
    const found = ofSpans[at]?.get(section);
    if (!found) return;
    const share = found.share / (to - from);
    const weight =
      Math.max(found.weight, isTyped ? weights.typedTogether : 0) *
      weights.joined;
    for (let atom = from; atom < to; atom++) {
      if ((best[atom]?.weight ?? 0) >= weight) continue;
      best[atom] = {
        weight,
        share: Math.max(best[atom]?.share ?? 0, share),
        isInText: true,
      };
    }
  });
  return best;
}

/** What the title of a page is worth for each word of the query. */
function wordsInTitle(top: number, { ofAtoms }: QueryMatches): number[] {
  return ofAtoms.map(finds => {
    const title = finds.get(top);
    return title && title.share > 0 ? title.weight : 0;
  });
}

interface Evidence {
  section: number;
  /** For each word, what the section and the title of its page have. */
  found: readonly (Found | undefined)[];
  inTitle: readonly number[];
  rarities: readonly number[];
  asked: AskedMatch | undefined;
  isAllInText: boolean;
}

function scoreSection({
  section,
  found,
  inTitle,
  rarities,
  asked,
  isAllInText,
}: Evidence): Ranked & { coverage: number } {
  const total = rarities.reduce((sum, weight) => sum + weight, 0);
  const { likeness: askedLikeness = 0, words: askedWords = [] } = asked ?? {};
  const own = found.map((one, at) =>
    Math.max(one?.weight ?? 0, (askedWords[at] ?? 0) * weights.asked),
  );
  const onPage = own.map((weight, at) => Math.max(weight, inTitle[at] ?? 0));
  const shares = found.map(one => one?.share ?? 0);
  const share = shares.reduce((sum, one) => sum + one, 0);
  // How much of the heading the query names, and vice versa.
  const named = coverageOf(shares, rarities, total);
  const likeness = Math.min(1, share) * named;
  const boost =
    (1 + weights.fullHeading * likeness) *
    (1 + weights.askedPhrase * askedLikeness ** weights.askedPower);
  return {
    section,
    coverage: coverageOf(own, rarities, total),
    score: matchOf(own, rarities, total) * boost,
    scoreOnPage: matchOf(onPage, rarities, total) * boost,
    asked: askedLikeness,
    named,
    isInHeading: share > 0,
    isAllInText,
  };
}

/** What the found words are worth; less if others are missing. */
function matchOf(
  worth: readonly number[],
  rarities: readonly number[],
  total: number,
): number {
  let sum = 0;
  worth.forEach((one, at) => (sum += one * (rarities[at] ?? 0)));
  return sum * coverageOf(worth, rarities, total) ** weights.coveragePower;
}

/** The share of the query that is found, by how much its words say. */
function coverageOf(
  worth: readonly number[],
  rarities: readonly number[],
  total: number,
): number {
  let covered = 0;
  worth.forEach((one, at) => (covered += one > 0 ? (rarities[at] ?? 0) : 0));
  return total > 0 ? covered / total : 0;
}
