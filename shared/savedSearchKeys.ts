/**
 * Keys of saved searches in the reader's browser storage. They're separate from
 * storageKeys.ts because that module is part of the script of every page.
 */

/** Before the version and language whose saved searches a key holds. */
export const INDEX_NAME_PREFIX = 'rslib-';
/** After the name of an index: what the reader opened, and what they kept. */
export const RECENTS_KEY_SUFFIX = '-recent-searches';
export const FAVORITES_KEY_SUFFIX = '-favorite-searches';
/** Before the name of an index: their former keys. */
export const OLD_RECENTS_KEY_PREFIX = '__DOCSEARCH_RECENT_SEARCHES__';
export const OLD_FAVORITES_KEY_PREFIX = '__DOCSEARCH_FAVORITE_SEARCHES__';
