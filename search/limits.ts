/** The numbers in section 9 of the spec that search uses, each defined once. */

/** The most hits a query shows, in total and per group. */
export const MAX_HITS = 20;
export const MAX_HITS_IN_GROUP = 20;

/** Longer queries cannot be typed. */
export const MAX_QUERY_LENGTH = 512;

/** Words of text that a hit shows, in general and on a narrow screen. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;

/** Replaces the words that a snippet leaves out. */
export const ELLIPSIS = '…';

/** Recent searches shown, alone and next to favorites; favorites kept. */
export const MAX_RECENTS = 7;
export const MAX_RECENTS_BESIDE_FAVORITES = 4;
export const MAX_FAVORITES = 10;

/** A query that takes longer is considered stalled. */
export const STALLED_MS = 300;

/** Queries suggested when nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** A query without results is reported when it has stayed this long. */
export const UNANSWERED_DELAY_MS = 2000;

/** Timeouts of the hosted service: connecting, responding, writing. */
export const CONNECT_TIMEOUT_MS = 1000;
export const READ_TIMEOUT_MS = 2000;
export const WRITE_TIMEOUT_MS = 30000;

/** A host that failed is retried after this. */
export const HOST_DOWN_MS = 120000;

/** Shown hits are reported this long after the last one, this many at once. */
export const VIEW_EVENTS_DELAY_MS = 400;
export const VIEW_EVENTS_CHUNK = 20;
