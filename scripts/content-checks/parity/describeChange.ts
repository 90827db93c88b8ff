import type { StaleSection } from '../../../universal/staleSection.ts';

/** Words kept around a change, so that it can be understood. */
const CONTEXT_WORDS = 4;

/** What went and what came between two texts, with a few words around it. */
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
