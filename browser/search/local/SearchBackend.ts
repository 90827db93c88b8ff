import type { SearchAnswer } from '../../../search/Hit.ts';

/** What answers from the local index: a worker, or the page itself. */
export interface SearchBackend {
  /** Loads the index before the first query. */
  warm(): Promise<void>;
  search(query: string, snippetWords: number): Promise<SearchAnswer>;
}
