import { useState } from 'react';
import type { SearchRecord } from '../../../universal/search/SearchRecord.ts';
import { moveStored, readStored, writeStored } from '../../ui/safeStorage.ts';
import {
  addFavourite,
  addRecent,
  readRecords,
  removeSaved,
  type SavedSearches,
} from './savedSearches.ts';

export interface SavedSearchActions {
  saved: SavedSearches;
  remember: (record: SearchRecord) => void;
  favour: (record: SearchRecord) => void;
  remove: (id: string) => void;
}

/** The reader's saved searches of an index, in this browser only. */
export function useSavedSearches(indexName: string): SavedSearchActions {
  const recentsKey = `${indexName}-recent-searches`;
  const favouritesKey = `${indexName}-favorite-searches`;
  const [saved, setSaved] = useState<SavedSearches>(() => {
    // Until the end of 2026 the name of the index stood last.
    moveStored(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, recentsKey);
    moveStored(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, favouritesKey);
    const { origin } = window.location;
    return {
      recents: readRecords(readStored(recentsKey), origin),
      favourites: readRecords(readStored(favouritesKey), origin),
    };
  });
  const change = (next: SavedSearches) => {
    setSaved(next);
    writeStored(recentsKey, JSON.stringify(next.recents));
    writeStored(favouritesKey, JSON.stringify(next.favourites));
  };
  return {
    saved,
    remember: record => change(addRecent(saved, record)),
    favour: record => change(addFavourite(saved, record)),
    remove: id => change(removeSaved(saved, id)),
  };
}
