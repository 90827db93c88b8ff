import type { StaleSections } from '../../../shared/pageRecord.ts';
import type { Page } from '../../../content-model/Page.ts';
import { describeChange } from './describeChange.ts';
import { lockPage, type LockedPage } from './lock.ts';

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
