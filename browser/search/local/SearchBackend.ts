import type { SearchAnswer } from '@rslib-website/search/Hit';

/** Searches the local index, in a worker or on the page. */
export interface SearchBackend {
  /** Loads the index before the first query. */
  warm(): Promise<void>;
  search(query: string, snippetWords: number): Promise<SearchAnswer>;
}
