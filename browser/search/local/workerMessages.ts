import type { SearchAnswer } from '@rslib-website/search/Hit';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import type { LocalScope } from './LocalScope.ts';

/** A query for the worker; without one it only loads the index. */
export interface WorkerRequest {
  id: number;
  scope: LocalScope;
  manifest: SearchManifest;
  query: string | undefined;
  snippetWords: number;
}

/** The worker's first message. Anything sent earlier may be lost. */
export const READY = 'ready';

/** Checks that the worker still responds. */
export const PING = 'ping';
export const PONG = 'pong';

export type WorkerAnswer =
  { id: number; answer: SearchAnswer } | { id: number; error: string };

export type WorkerMessage = typeof READY | typeof PONG | WorkerAnswer;
