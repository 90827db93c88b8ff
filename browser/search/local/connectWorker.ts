import type { OnHits } from '@rslib-website/search/Hit';
import type { LocalSearch } from '@rslib-website/search/LocalSearch';
import type { LocalScope } from './LocalScope.ts';
import { loadManifest } from './manifest.ts';
import {
  PING,
  READY,
  type FinalAnswer,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerRequest,
} from './workerMessages.ts';

/** A worker that takes longer to start has failed. */
const START_TIMEOUT_MS = 5000;

/**
 * How often a worker with pending queries is pinged. It can answer while it
 * loads an index, and indexing takes far less than this.
 */
const PING_INTERVAL_MS = 3000;

/** Searches the local index, in a worker or on the page. */
export type SearchBackend = LocalSearch['search'];

/** The worker is gone, along with its pending queries. */
export class WorkerLost extends Error {}

interface Waiting {
  onHits: OnHits | undefined;
  resolve: (answer: FinalAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * A worker that searches, once it's ready. If it fails or stops responding
 * later, it's terminated, pending queries reject, and `onLost` is called.
 */
export async function connectWorker(
  scope: LocalScope,
  start: () => Worker,
  onLost: () => void,
): Promise<SearchBackend> {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let isSilent = false;
  let pings: ReturnType<typeof setInterval> | undefined;

  const lose = (reason: string) => {
    clearInterval(pings);
    worker.terminate();
    onLost();
    for (const { reject } of waiting.values()) reject(new WorkerLost(reason));
    waiting.clear();
  };
  const watch = () => {
    if (pings !== undefined) return;
    isSilent = false;
    pings = setInterval(ping, PING_INTERVAL_MS);
  };
  const ping = () => {
    if (isSilent) {
      lose('The worker of search does not answer.');
      return;
    }
    isSilent = true;
    worker.postMessage(PING);
  };
  const settle = (answer: FinalAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
    if (waiting.size > 0) return;
    clearInterval(pings);
    pings = undefined;
  };

  const take = (data: WorkerAnswer) => {
    if ('hits' in data) waiting.get(data.id)?.onHits?.(data.hits);
    else settle(data);
  };

  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('late')), START_TIMEOUT_MS);
      worker.addEventListener('error', () => reject(new Error('no worker')));
      worker.addEventListener(
        'message',
        // Extensions may send anything.
        ({ data }: MessageEvent<WorkerMessage | null>) => {
          isSilent = false;
          if (data === READY) resolve();
          else if (data instanceof Object) take(data);
        },
      );
    });
  } catch (error) {
    worker.terminate(); // It might still start, and load an index for nothing.
    throw error;
  }
  worker.addEventListener('error', () => lose('The worker of search failed.'));

  let lastId = 0;
  return async (query, snippetWords, onHits) => {
    lastId += 1;
    const id = lastId;
    const message = await new Promise<FinalAnswer>((resolve, reject) => {
      waiting.set(id, { onHits, resolve, reject });
      watch();
      loadManifest(scope.manifest).then(
        manifest => {
          const request = { id, scope, manifest, query, snippetWords };
          worker.postMessage(request satisfies WorkerRequest);
        },
        (error: unknown) => settle({ id, error: String(error) }),
      );
    });
    if ('answer' in message) return message.answer;
    throw new Error(message.error);
  };
}
