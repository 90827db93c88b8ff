import { flatten, quotedNames, type ParsedQuery } from './parseQuery.ts';
import { rank, type Ranked } from './rank.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { weights } from './weights.ts';
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
  /** The query as it was understood. */
  asked: string;
}

/** A phrase of this length is a pasted message. */
const LONG_PHRASE = 12;
const SOME_WORDS = 8;

/** How many of the best sections are examined closely. */
const CLOSE_LOOK = 40;

/** The sections that match a query, best first. */
export async function searchSections(
  query: string,
  index: SearchIndex,
  limit: number,
): Promise<FoundSections> {
  const asked = await index.understand(query);
  const { sections, terms, parsed } = await rank(asked, index);
  const candidates = await Promise.all(
    sections.slice(0, Math.max(CLOSE_LOOK, limit)).map(async ranked => {
      const section = index.section(ranked.section);
      const factor =
        (await phraseFactor(section, ranked, parsed, index)) *
        messageFactor(section, parsed);
      const message = parsed.isMessage ? ranked.named : 0;
      return {
        section,
        isInHeading: ranked.isInHeading,
        score:
          ranked.score *
          section.weight **
            (1 - Math.max(ranked.asked, weights.namedMessage * message)) *
          factor,
        scoreOnPage: (ranked.scoreOnPage * ranked.score) ** 0.5 * factor,
      };
    }),
  );
  candidates.sort((a, b) => b.score - a.score);
  return {
    found: spreadPages(
      chooseOnPages(weighPages(candidates), asked.trim(), parsed.phrase),
    ).slice(0, limit),
    terms,
    asked,
  };
}

/** The heading of a message that quotes another name is about another case. */
function messageFactor(
  { title, headings }: Section,
  { phrase, isMessage }: ParsedQuery,
): number {
  if (!isMessage) return 1;
  const names = quotedNames(headings.at(-1) ?? title);
  return names.every(name => phrase.includes(name)) ? 1 : weights.otherQuoted;
}

async function phraseFactor(
  section: Section,
  { isAllInText }: Ranked,
  { atoms, phrase }: ParsedQuery,
  index: SearchIndex,
): Promise<number> {
  if (phrase.length < 2) return 1;
  if (flatten(section.headings.at(-1) ?? section.title).includes(phrase)) {
    return weights.phraseInHeading;
  }
  if (!isAllInText) return 1;
  // Loads texts only if several words might occur next to each other.
  if (atoms.length > 1) {
    const [text] = await index.read(section);
    if (!flatten(text).includes(phrase)) return 1;
  }
  if (phrase.length >= LONG_PHRASE) return weights.longPhraseInText;
  return phrase.length >= SOME_WORDS && atoms.length > 1
    ? weights.wordsInText
    : weights.phraseInText;
}

/** The name of an option, such as `output.distPath`, with its last part. */
const OPTION = /^(?=[a-z])(?:\w+\.)*(\w+)$/;
/** One word alone, such as css, is also the subject of a guide. */
const SEVERAL_WORDS = /[a-z][A-Z]|\./;

/** A heading, or the name of an option, typed as it is. */
function nameFactor(
  { title, headings }: Section,
  typed: string,
  phrase: string,
): number {
  const name = headings.at(-1) ?? title;
  if (name === typed && SEVERAL_WORDS.test(name)) return weights.exactName;
  const last = OPTION.exec(name)?.[1];
  const isSure = last !== undefined && SEVERAL_WORDS.test(name);
  if ([name, `lib.${name}`].some(one => flatten(one) === phrase)) {
    return isSure ? weights.exactName : weights.exactHeading;
  }
  if (!last) return 1;
  if (flatten(last) !== phrase) {
    const isStart = [name, last].some(one => flatten(one).startsWith(phrase));
    return isStart && SEVERAL_WORDS.test(typed) ? weights.nameStart : 1;
  }
  return SEVERAL_WORDS.test(last)
    ? weights.exactLastName
    : weights.exactLastPart;
}

interface Candidate extends FoundSection {
  scoreOnPage: number;
}

/**
 * Orders the sections of each page by what they have beyond its title: the top
 * of a page matches its title best, but may say nothing about the rest.
 */
function chooseOnPages(
  candidates: readonly Candidate[],
  typed: string,
  phrase: string,
): FoundSection[] {
  // Not Map.groupBy(), which engines before 2024 lack.
  const pages = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const ofPage = pages.get(one.section.path);
    if (ofPage) ofPage.push(one);
    else pages.set(one.section.path, [one]);
  }
  return [...pages.values()].flatMap(ofPage => {
    const named = ofPage.map(one => ({
      ...one,
      factor: nameFactor(one.section, typed, phrase),
    }));
    const most = Math.max(...named.map(one => one.score * one.factor));
    const mostOnPage = Math.max(
      ...named.map(one => one.scoreOnPage * one.factor),
    );
    return named.map(one => ({
      section: one.section,
      isInHeading: one.isInHeading,
      score: most * ((one.scoreOnPage * one.factor) / mostOnPage),
    }));
  });
}

/** A page whose other sections match too is about the subject. */
function weighPages(candidates: readonly Candidate[]): Candidate[] {
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
        score: candidate.score * (1 + weights.pageSubject * (others / most)),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** Keeps one long page from filling the list. */
function spreadPages(candidates: FoundSection[]): FoundSection[] {
  const seen = new Map<string, number>();
  return candidates
    .sort((a, b) => b.score - a.score)
    .map(candidate => {
      const before = seen.get(candidate.section.path) ?? 0;
      seen.set(candidate.section.path, before + 1);
      return {
        ...candidate,
        score: candidate.score * weights.samePage ** before,
      };
    })
    .sort((a, b) => b.score - a.score);
}
