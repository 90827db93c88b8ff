import { useLayoutEffect, useState } from 'react';
import type { SearchRecord } from '../../../search/SearchRecord.ts';
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
  const recentsKey = `${indexName}-recent-searches`;
  const favoritesKey = `${indexName}-favorite-searches`;
  const [known, setKnown] = useState<SavedSearches>();
  // Not during rendering: the page is rendered once for all readers.
  useLayoutEffect(() => {
    // Until the end of 2026: older keys had the index name last.
    moveStored(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, recentsKey);
    moveStored(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, favoritesKey);
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
