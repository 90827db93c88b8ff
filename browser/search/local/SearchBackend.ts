import type { LocalSearch } from '@rslib-website/search/LocalSearch';

/** Searches the local index, in a worker or on the page. */
export type SearchBackend = LocalSearch['search'];
