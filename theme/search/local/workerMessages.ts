import type { SearchAnswer } from '../../../universal/search/Hit.ts';

/** A query for the worker; without one it only loads the index. */
export interface WorkerRequest {
  id: number;
  query: string | undefined;
  snippetWords: number;
}

export type WorkerAnswer =
  | { id: number; answer: SearchAnswer | undefined }
  | { id: number; error: string };
