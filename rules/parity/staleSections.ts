import type { StaleSections, StaleSection } from '../../shared/pageRecord.ts';
import type { Page } from '../../content-model/Page.ts';
import { lockPage, type LockedPage } from './lock.ts';

/** Words of context around a change. */
const CONTEXT_WORDS = 4;

/**
 * The sections whose source has changed since it was translated. The page's
 * earlier texts, newest first, are only read if there are any.
 */
export function staleSections(
  source: Page,
  locked: LockedPage,
  oldTexts: () => Iterable<Page>,
): StaleSections {
  const current = lockPage(source);
  const ids = Object.keys(current).filter(
    id => id in locked && locked[id] !== current[id],
  );
  if (ids.length === 0) return {};

  const stale: StaleSections = Object.fromEntries(ids.map(id => [id, {}]));
  const open = new Set(ids);
  for (const old of oldTexts()) {
    const hashes = lockPage(old);
    for (const id of open) {
      if (hashes[id] !== locked[id]) continue;
      stale[id] = describeChange(proseOf(old, id), proseOf(source, id));
      open.delete(id);
    }
    if (open.size === 0) break;
  }
  return stale;
}

function proseOf(page: Page, id: string): string {
  return page.sections.find(section => section.id === id)?.prose ?? '';
}

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
