import { useState } from 'react';
import type { SearchRecord } from '../../../search/SearchRecord.ts';
import {
  moveStored,
  readStored,
  writeStored,
} from '../../../browser/storage/safeStorage.ts';
import { useBrowserLayoutEffect } from '../../ui/useBrowserLayoutEffect.ts';
import {
  addFavourite,
  addRecent,
  readRecords,
  removeSaved,
  type SavedSearches,
} from './savedSearches.ts';

const NONE: SavedSearches = { recents: [], favourites: [] };

export interface SavedSearchActions {
  saved: SavedSearches;
  /** Whether it is known what is saved. */
  isRead: boolean;
  remember: (record: SearchRecord) => void;
  favour: (record: SearchRecord) => void;
  remove: (id: string) => void;
}

/** The reader's saved searches of an index, in this browser only. */
export function useSavedSearches(indexName: string): SavedSearchActions {
  const recentsKey = `${indexName}-recent-searches`;
  const favouritesKey = `${indexName}-favorite-searches`;
  const [known, setKnown] = useState<SavedSearches>();
  // Not before: the page is rendered for all readers, and taken over as it is.
  useBrowserLayoutEffect(() => {
    // Until the end of 2026 the name of the index stood last.
    moveStored(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, recentsKey);
    moveStored(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, favouritesKey);
    const { origin } = window.location;
    setKnown({
      recents: readRecords(readStored(recentsKey), origin),
      favourites: readRecords(readStored(favouritesKey), origin),
    });
  }, [indexName, recentsKey, favouritesKey]);
  const saved = known ?? NONE;
  const change = (next: SavedSearches) => {
    setKnown(next);
    writeStored(recentsKey, JSON.stringify(next.recents));
    writeStored(favouritesKey, JSON.stringify(next.favourites));
  };
  return {
    saved,
    isRead: known !== undefined,
    remember: record => change(addRecent(saved, record)),
    favour: record => change(addFavourite(saved, record)),
    remove: id => change(removeSaved(saved, id)),
  };
}
