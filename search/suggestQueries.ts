import { editDistance } from './editDistance.ts';
import { MAX_SUGGESTIONS } from './limits.ts';
import type { Section } from './SearchRecord.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';
import { bigramsOf, readRuns, splitCamel, splitCompound } from './tokenize.ts';

/** Shorter words, and stems, occur by chance inside or close to others. */
const SHORTEST_WORD = 5;
const SHORTEST_CORE = 4;
/** Per this many letters, one may be wrong, but not the first ones. */
const LETTERS_PER_SLIP = 3;
const SURE_LETTERS = 2;

/**
 * Headings that share a word with a query that found nothing, best match first.
 * Shared letters aren't enough: a suggestion with a different meaning is worse
 * than none.
 */
export function suggestQueries(
  query: string,
  sections: readonly Pick<Section, 'title' | 'headings'>[],
): string[] {
  const wanted = wordsOf(query);
  const likeness = new Map<string, number>();
  for (const { title, headings } of sections) {
    const name = headings.at(-1) ?? title;
    if (!likeness.has(name)) likeness.set(name, alike(wanted, wordsOf(name)));
  }
  return [...likeness]
    .filter(([, value]) => value > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name);
}

interface Word {
  text: string;
  /** The stem of its forms. */
  core: string;
}

/** The meaningful words; for Chinese, pairs of characters. */
function wordsOf(text: string): Word[] {
  return readRuns(text).flatMap(({ kind, text: run }) => {
    const words =
      kind === 'han'
        ? bigramsOf(run)
        : splitCompound(run).flatMap(word => [
            ...new Set([word.toLowerCase(), ...splitCamel(word)]),
          ]);
    return words
      .filter(word => !stopWords.has(word))
      .map(word => ({ text: word, core: stem(word) }));
  });
}

/** The share of a heading's words that the query contains in some form. */
function alike(wanted: readonly Word[], words: readonly Word[]): number {
  const shared = words.filter(word => wanted.some(one => isSame(one, word)));
  return words.length === 0 ? 0 : shared.length / words.length;
}

/** One word, with a typo or with something around it. */
function isSame(one: Word, other: Word): boolean {
  if (one.core === other.core) return true;
  const length = Math.min(one.text.length, other.text.length);
  if (length < SHORTEST_WORD) return false;
  if (holds(one, other) || holds(other, one)) return true;
  if (!other.text.startsWith(one.text.slice(0, SURE_LETTERS))) return false;
  const limit = Math.floor(length / LETTERS_PER_SLIP);
  return editDistance(one.text, other.text, limit).whole <= limit;
}

function holds({ text }: Word, { core }: Word): boolean {
  return core.length >= SHORTEST_CORE && text.includes(core);
}
