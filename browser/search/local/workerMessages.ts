import type { SearchAnswer } from '@rslib-website/search/Hit';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import type { LocalScope } from './LocalScope.ts';

/** A query for the worker. */
export interface WorkerRequest {
  id: number;
  scope: LocalScope;
  manifest: SearchManifest;
  query: string;
  snippetWords: number;
}

/** The worker's first message. Anything sent earlier may be lost. */
export const READY = 'ready';

/** Checks that the worker still responds. */
export const PING = 'ping';
export const PONG = 'pong';

export type FinalAnswer =
  { id: number; answer: SearchAnswer } | { id: number; error: string };

/** Hits may come before the final answer has their texts. */
export type WorkerAnswer = FinalAnswer | { id: number; hits: SearchAnswer };

export type WorkerMessage = typeof READY | typeof PONG | WorkerAnswer;
