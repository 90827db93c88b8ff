import { flatten, type ParsedQuery } from './parseQuery.ts';
import { rank, type Ranked } from './rank.ts';
import type { SearchIndex } from './SearchIndex.ts';
import type { Section } from './SearchRecord.ts';

export interface FoundSection {
  section: Section;
  score: number;
  isInHeading: boolean;
}

export interface FoundSections {
  found: FoundSection[];
  /** Terms to highlight. */
  terms: Set<string>;
}

/** The literal query, in a heading or in the text. */
const PHRASE_IN_HEADING = 1.5;
const PHRASE_IN_TEXT = 1.15;
/** A pasted error message occurs nowhere else. */
const LONG_PHRASE = 12;
const LONG_PHRASE_IN_TEXT = 2.5;
/** The boost for a page whose other sections match too. */
const PAGE_SUBJECT = 1;
/** Each further section of the same page is worth a bit less. */
const SAME_PAGE = 0.85;

/** How many of the best sections are examined closely. */
const CLOSE_LOOK = 40;

/** The sections that match a query, best first. */
export async function searchSections(
  query: string,
  index: SearchIndex,
  limit: number,
): Promise<FoundSections> {
  const { sections, terms, parsed } = await rank(query, index);
  const candidates = await Promise.all(
    sections.slice(0, Math.max(CLOSE_LOOK, limit)).map(async ranked => {
      const section = index.section(ranked.section);
      const factor = await phraseFactor(section, ranked, parsed, index);
      return {
        section,
        isInHeading: ranked.isInHeading,
        score: ranked.score * section.weight * factor,
      };
    }),
  );
  candidates.sort((a, b) => b.score - a.score);
  return {
    found: spreadPages(weighPages(candidates)).slice(0, limit),
    terms,
  };
}

async function phraseFactor(
  section: Section,
  { isAllInText }: Ranked,
  { atoms, phrase }: ParsedQuery,
  index: SearchIndex,
): Promise<number> {
  if (phrase.length < 2) return 1;
  if (flatten(section.headings.at(-1) ?? section.title).includes(phrase)) {
    return PHRASE_IN_HEADING;
  }
  if (!isAllInText) return 1;
  // Loads texts only where several words might stand together.
  if (atoms.length > 1) {
    const [text] = await index.read(section);
    if (!flatten(text).includes(phrase)) return 1;
  }
  return phrase.length >= LONG_PHRASE ? LONG_PHRASE_IN_TEXT : PHRASE_IN_TEXT;
}

/** A page whose other sections match too is about the subject. */
function weighPages(candidates: FoundSection[]): FoundSection[] {
  const totals = new Map<string, number>();
  for (const { section, score } of candidates) {
    totals.set(section.path, (totals.get(section.path) ?? 0) + score);
  }
  const most = Math.max(...totals.values());
  return candidates
    .map(candidate => {
      const others =
        (totals.get(candidate.section.path) ?? 0) - candidate.score;
      return {
        ...candidate,
        score: candidate.score * (1 + PAGE_SUBJECT * (others / most)),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** Keeps one long page from filling the list. */
function spreadPages(candidates: FoundSection[]): FoundSection[] {
  const seen = new Map<string, number>();
  return candidates
    .map(candidate => {
      const before = seen.get(candidate.section.path) ?? 0;
      seen.set(candidate.section.path, before + 1);
      return { ...candidate, score: candidate.score * SAME_PAGE ** before };
    })
    .sort((a, b) => b.score - a.score);
}
