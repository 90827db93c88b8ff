/**
 * Keys in the reader's browser storage. Never change a value: readers' choices are
 * stored under it.
 */
export const THEME_KEY = 'rspress-theme-appearance';
/** The engine's own key, too. */
export const VISITED_KEY = 'rspress-visited';
/** Followed by the id of a tab group. */
export const TABS_KEY_PREFIX = 'rspress.tabs.';
/** `off` if `/` doesn't open search. */
export const SLASH_KEY = 'rslib-search-slash';
/** In session storage: the hit that was opened, until its page is there. */
export const FOUND_KEY = 'rslib-search-found';
/** In session storage: where the visits of this tab were left. */
export const PLACES_KEY = 'rslib-visits';
/** In session storage: hosts of the hosted search that failed. */
export const SEARCH_HOSTS_KEY = 'rslib-search-hosts';
/** Before the version and language whose saved searches a key holds. */
export const INDEX_NAME_PREFIX = 'rslib-';
/** After the name of an index: what the reader opened, and what they kept. */
export const RECENTS_KEY_SUFFIX = '-recent-searches';
export const FAVORITES_KEY_SUFFIX = '-favorite-searches';
/** Before the name of an index: their former keys. */
export const OLD_RECENTS_KEY_PREFIX = '__DOCSEARCH_RECENT_SEARCHES__';
export const OLD_FAVORITES_KEY_PREFIX = '__DOCSEARCH_FAVORITE_SEARCHES__';
