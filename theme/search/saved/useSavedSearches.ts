import { useLayoutEffect, useState } from 'react';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import {
  FAVORITES_KEY_SUFFIX,
  OLD_FAVORITES_KEY_PREFIX,
  OLD_RECENTS_KEY_PREFIX,
  RECENTS_KEY_SUFFIX,
} from '../../../shared/savedSearchKeys.ts';
import {
  moveStored,
  readStored,
  writeStored,
} from '../../../browser/storage/safeStorage.ts';
import {
  addFavorite,
  addRecent,
  readRecords,
  removeSaved,
  type SavedSearches,
} from './savedSearches.ts';

const NONE: SavedSearches = { recents: [], favorites: [] };

export interface SavedSearchActions {
  saved: SavedSearches;
  /** Whether the stored searches have been read. */
  isRead: boolean;
  remember: (record: SearchRecord) => void;
  addFavorite: (record: SearchRecord) => void;
  remove: (id: string) => void;
}

/** The reader's saved searches, in this browser only. */
export function useSavedSearches(indexName: string): SavedSearchActions {
  const recentsKey = indexName + RECENTS_KEY_SUFFIX;
  const favoritesKey = indexName + FAVORITES_KEY_SUFFIX;
  const [known, setKnown] = useState<SavedSearches>();
  // Not during rendering: the page is rendered once for all readers.
  useLayoutEffect(() => {
    // Until the end of 2026: older keys had the index name last.
    moveStored(OLD_RECENTS_KEY_PREFIX + indexName, recentsKey);
    moveStored(OLD_FAVORITES_KEY_PREFIX + indexName, favoritesKey);
    const { origin } = window.location;
    setKnown({
      recents: readRecords(readStored(recentsKey), origin),
      favorites: readRecords(readStored(favoritesKey), origin),
    });
  }, [indexName, recentsKey, favoritesKey]);
  const saved = known ?? NONE;
  const change = (next: SavedSearches) => {
    setKnown(next);
    writeStored(recentsKey, JSON.stringify(next.recents));
    writeStored(favoritesKey, JSON.stringify(next.favorites));
  };
  return {
    saved,
    isRead: known !== undefined,
    remember: record => change(addRecent(saved, record)),
    addFavorite: record => change(addFavorite(saved, record)),
    remove: id => change(removeSaved(saved, id)),
  };
}
