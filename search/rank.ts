import { parseQuery, type Atom, type ParsedQuery } from './parseQuery.ts';
import type { TermMatch, TermSource } from './Postings.ts';
import { weights } from './weights.ts';

export interface Ranked {
  section: number;
  score: number;
  /** Beside other sections of its page, which all have the words of the title. */
  scoreOnPage: number;
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

interface Found {
  weight: number;
  share: number;
  /** The text contains the reader's own word, not a form or synonym of it. */
  isInText: boolean;
}

/** Orders sections by how well they match the query. */
export async function rank(
  query: string,
  source: TermSource,
): Promise<Ranking> {
  const parsed = parseQuery(query);
  const { atoms, spans } = parsed;
  const terms = new Set<string>();
  const remember = (matches: readonly TermMatch[], word: string) => {
    for (const { term } of matches) terms.add(term);
    return bestBySection(matches, word);
  };

  // All at once: each may wait for a file.
  const [spanFinds, atomFinds] = await Promise.all([
    Promise.all(
      spans.map(async ({ term, isLast }) =>
        remember(
          await source.find(term, {
            isLast,
            // Atoms we joined are a guess; a typo in a guess matches anything.
            allowsTypos: false,
          }),
          term,
        ),
      ),
    ),
    Promise.all(
      atoms.map(async atom => {
        const { term, isLast } = atom;
        const [own, others] = await Promise.all([
          source.find(term, { isLast, allowsTypos: true }),
          findOthers(atom, source),
        ]);
        // Function words aren't highlighted: they'd be everywhere.
        const read = atom.isWeak ? bestBySection : remember;
        const finds = read(own, term);
        for (const other of others) {
          for (const [section, found] of read(other, term)) {
            keepBest(finds, section, {
              weight: found.weight * weights.otherWord,
              share: found.share * weights.otherWord,
              isInText: false,
            });
          }
        }
        return finds;
      }),
    ),
  ]);

  const rarities = atoms.map(
    ({ isWeak, part }, at) =>
      rarity(atomFinds[at]?.size ?? 0, source.sectionCount) *
      part *
      (isWeak ? weights.weakWord : 1),
  );
  const totalWeight = rarities.reduce((sum, weight) => sum + weight, 0);
  const candidates = new Set(
    [...atomFinds, ...spanFinds].flatMap(finds => [...finds.keys()]),
  );
  const all: (Ranked & { coverage: number })[] = [];
  let mostCoverage = 0;
  for (const section of candidates) {
    const best = atomFinds.map(finds => finds.get(section));
    const isAllInText = best.every(found => found?.isInText);
    spans.forEach(({ from, to, isTyped }, at) => {
      const found = spanFinds[at]?.get(section);
      if (!found) return;
      const share = found.share / (to - from);
      for (let atom = from; atom < to; atom++) {
        const weight =
          Math.max(found.weight, isTyped ? weights.typedTogether : 0) *
          weights.joined;
        if ((best[atom]?.weight ?? 0) < weight) {
          best[atom] = {
            weight,
            share: Math.max(best[atom]?.share ?? 0, share),
            isInText: true,
          };
        }
      }
    });
    const top = source.topOf(section);
    let sum = 0;
    let covered = 0;
    let share = 0;
    let inHeading = 0;
    let sumOnPage = 0;
    let coveredOnPage = 0;
    best.forEach((found, at) => {
      const weight = rarities[at] ?? 0;
      const title = atomFinds[at]?.get(top);
      const inTitle = title && title.share > 0 ? title.weight : 0;
      sumOnPage += weight * Math.max(found?.weight ?? 0, inTitle);
      if (found || inTitle) coveredOnPage += weight;
      if (!found) return;
      sum += weight * found.weight;
      covered += weight;
      share += found.share;
      if (found.share > 0) inHeading += weight;
    });
    const coverage = totalWeight > 0 ? covered / totalWeight : 0;
    mostCoverage = Math.max(mostCoverage, coverage);
    // How much of the heading the query names, and vice versa.
    const likeness = Math.min(1, share) * (inHeading / totalWeight);
    const named = 1 + weights.fullHeading * likeness;
    all.push({
      section,
      coverage,
      score: sum * coverage ** weights.coveragePower * named,
      scoreOnPage:
        sumOnPage *
        (coveredOnPage / totalWeight) ** weights.coveragePower *
        named,
      isInHeading: share > 0,
      isAllInText,
    });
  }
  const least = weights.leastCoverage * mostCoverage;
  const sections = all
    .filter(({ coverage }) => coverage >= least)
    .sort((a, b) => b.score - a.score || a.section - b.section);
  return { sections, terms, parsed };
}

async function findOthers(
  { others }: Atom,
  source: TermSource,
): Promise<(readonly TermMatch[])[]> {
  return Promise.all(
    others.map(term =>
      source.find(term, { isLast: false, allowsTypos: false }),
    ),
  );
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
    best.set(section, {
      weight: Math.max(known.weight, found.weight),
      share: Math.max(known.share, found.share),
      isInText: known.isInText || found.isInText,
    });
  }
}

/** A word that occurs in few sections means more than one that occurs in most. */
function rarity(sectionsWithIt: number, sectionCount: number): number {
  if (sectionsWithIt === 0) {
    return weights.unknownWord;
  }
  const inverse = Math.log(
    1 + (sectionCount - sectionsWithIt + 0.5) / (sectionsWithIt + 0.5),
  );
  return Math.min(weights.rarest, inverse);
}
