import type { Posting } from './Postings.ts';
import type { Section } from './SearchRecord.ts';
import { readRuns, splitCamel, splitCompound, termsOf } from './tokenize.ts';

/** What a match is worth in each field; for text, repetition counts up to a limit. */
const WEIGHT = { title: 9, heading: 5, titleAbove: 1.8, headingAbove: 2.2 };
const TEXT_LIMIT = 2;
const TEXT_HALF = 1.5;

/** Lists the sections that contain each term. */
export function buildPostings(
  sections: readonly Section[],
): Map<string, Posting[]> {
  const index = new Map<string, Posting[]>();
  sections.forEach((section, at) => {
    for (const [term, { weight, share }] of weighTerms(section)) {
      const postings = index.get(term);
      const posting = { section: at, weight, share };
      if (postings) postings.push(posting);
      else index.set(term, [posting]);
    }
  });
  return index;
}

function weighTerms({
  title,
  headings,
  text,
}: Section): Map<string, { weight: number; share: number }> {
  const found = new Map<string, { weight: number; share: number }>();
  const own = headings.at(-1);
  const add = (term: string, weight: number, share = 0) => {
    const entry = found.get(term);
    if (!entry) found.set(term, { weight, share });
    else {
      entry.weight = Math.max(entry.weight, weight);
      entry.share = Math.max(entry.share, share);
    }
  };

  const name = own ?? title;
  const nameTerms = new Set(headingTerms(name));
  const size = countWords(name);
  for (const term of nameTerms) {
    add(term, own ? WEIGHT.heading : WEIGHT.title, Math.min(1, 1 / size));
  }
  if (own) {
    for (const term of headingTerms(title)) add(term, WEIGHT.titleAbove);
    for (const above of headings.slice(0, -1)) {
      for (const term of headingTerms(above)) add(term, WEIGHT.headingAbove);
    }
  }

  const counts = new Map<string, number>();
  for (const term of termsOf(text)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) {
    const weight = (TEXT_LIMIT * count) / (count + TEXT_HALF);
    const entry = found.get(term);
    if (entry) entry.weight += weight * 0.5;
    else found.set(term, { weight, share: 0 });
  }
  return found;
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
