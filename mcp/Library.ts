import type { Docs } from './docs/Docs.ts';
import { ErrorExplainer } from './find/ErrorExplainer.ts';
import { PageSearch } from './find/searchPages.ts';

/** What the tools share between servers; HTTP has a server for each request. */
export interface Library {
  docs: Docs;
  search: PageSearch;
  errors: ErrorExplainer;
}

export function createLibrary(docs: Docs): Library {
  const search = new PageSearch(docs);
  return { docs, search, errors: new ErrorExplainer(docs, search) };
}
