import type { StaleSection } from '../../../shared/pageRecord.ts';

/** Words of context around a change. */
const CONTEXT_WORDS = 4;

/** What was removed and added between two texts, with a few words of context. */
export function describeChange(before: string, after: string): StaleSection {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const limit = Math.min(old.length, now.length);
  let start = 0;
  while (start < limit && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < limit - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const cut = (words: string[]) =>
    words
      .slice(
        Math.max(start - CONTEXT_WORDS, 0),
        Math.min(words.length - end + CONTEXT_WORDS, words.length),
      )
      .join(' ');
  return { removed: cut(old), added: cut(now) };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
