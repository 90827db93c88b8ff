/** The numbers of section 9 of the spec that search works with, each once. */

/** A query shows at most so many hits, and so many in a group. */
export const MAX_HITS = 20;
export const MAX_HITS_IN_GROUP = 20;

/** Longer queries cannot be typed. */
export const MAX_QUERY_LENGTH = 512;

/** Words of a text that a hit shows, and where the window is narrow. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;

/** Recent searches that are shown, and beside favourites; favourites kept. */
export const MAX_RECENTS = 7;
export const MAX_RECENTS_BESIDE_FAVOURITES = 4;
export const MAX_FAVOURITES = 10;

/** A query that takes longer is called stalled. */
export const STALLED_MS = 300;

/** Queries offered where nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** How long the hosted service may take to connect, to answer, to be written to. */
export const CONNECT_TIMEOUT_MS = 1000;
export const READ_TIMEOUT_MS = 2000;
export const WRITE_TIMEOUT_MS = 30000;

/** A host that failed is tried again after this. */
export const HOST_DOWN_MS = 120000;

/** Hits that were shown are reported this long after the last, so many at once. */
export const VIEW_EVENTS_DELAY_MS = 400;
export const VIEW_EVENTS_CHUNK = 20;
