import type { SearchAnswer } from '../../../search/Hit.ts';
import type { LocalScope } from './LocalScope.ts';

/** A query for the worker; without one it only loads the index. */
export interface WorkerRequest {
  id: number;
  scope: LocalScope;
  query: string | undefined;
  snippetWords: number;
}

/** The worker's first message. What is sent before it may be lost. */
export const READY = 'ready';

/** Asks whether the worker lives, and says that it does. */
export const PING = 'ping';
export const PONG = 'pong';

export type WorkerAnswer =
  { id: number; answer: SearchAnswer } | { id: number; error: string };

export type WorkerMessage = typeof READY | typeof PONG | WorkerAnswer;
