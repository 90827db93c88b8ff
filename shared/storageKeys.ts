/**
 * Keys in the reader's browser storage. Never change a value: readers' choices are
 * stored under it. Every page loads these; savedSearchKeys.ts has those that only
 * search needs.
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
/** In session storage: `yes` once search was opened in this tab. */
export const SEARCHED_KEY = 'rslib-searched';
/** In session storage: where the visits of this tab were left. */
export const PLACES_KEY = 'rslib-visits';
/** In session storage, followed by the id of a sample: its edits in the playground. */
export const EDITS_KEY_PREFIX = 'rslib-edits.';
/** In session storage: hosts of the hosted search that failed. */
export const SEARCH_HOSTS_KEY = 'rslib-search-hosts';
