import {
  MAX_FAVORITES,
  MAX_RECENTS,
  MAX_RECENTS_BESIDE_FAVORITES,
} from '@rslib-website/search/limits';
import { safeAddress } from '@rslib-website/search/safeAddress';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';

/** Hits the reader opened, and favorites; newest first. */
export interface SavedSearches {
  recents: readonly SearchRecord[];
  favorites: readonly SearchRecord[];
}

const without = (records: readonly SearchRecord[], id: string) =>
  records.filter(({ objectID }) => objectID !== id);

/** Opening a favorite doesn't add it to recents. */
export function addRecent(
  saved: SavedSearches,
  record: SearchRecord,
): SavedSearches {
  const isFavorite = saved.favorites.some(
    ({ objectID }) => objectID === record.objectID,
  );
  if (isFavorite) return saved;
  return {
    ...saved,
    recents: [record, ...without(saved.recents, record.objectID)].slice(
      0,
      MAX_RECENTS,
    ),
  };
}

export function addFavorite(
  saved: SavedSearches,
  record: SearchRecord,
): SavedSearches {
  return {
    recents: without(saved.recents, record.objectID),
    favorites: [record, ...without(saved.favorites, record.objectID)].slice(
      0,
      MAX_FAVORITES,
    ),
  };
}

export function removeSaved(saved: SavedSearches, id: string): SavedSearches {
  return {
    recents: without(saved.recents, id),
    favorites: without(saved.favorites, id),
  };
}

/** Fewer recents are shown next to favorites. */
export function shownRecents({
  recents,
  favorites,
}: SavedSearches): readonly SearchRecord[] {
  return recents.slice(
    0,
    favorites.length > 0 ? MAX_RECENTS_BESIDE_FAVORITES : MAX_RECENTS,
  );
}

/** Reads a stored list; skips anything but records of our own pages. */
export function readRecords(
  stored: string | null,
  origin: string,
): SearchRecord[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: Partial<SearchRecord> | null) => {
    const url = safeAddress(entry?.url, [origin]);
    const { lvl1 } = entry?.hierarchy ?? {};
    const isRecord =
      typeof entry?.objectID === 'string' && typeof lvl1 === 'string';
    if (url === undefined || !isRecord || !entry.hierarchy) return [];
    const levels = Object.values(entry.hierarchy);
    const isText = levels.every(
      level => level === null || typeof level === 'string',
    );
    // The fields that are read were checked above.
    return isText ? [{ ...(entry as SearchRecord), url }] : [];
  });
}

/** The heading of a record. */
export function nameOf({ hierarchy }: SearchRecord): string {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? '';
}
