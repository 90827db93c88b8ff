import type { SearchAnswer } from '../../../universal/search/Hit.ts';
import type { LocalScope } from './LocalScope.ts';
import {
  READY,
  type WorkerMessage,
  type WorkerRequest,
} from './workerMessages.ts';

export interface LocalAnswerer {
  warm(): Promise<void>;
  search(query: string, snippetWords: number): Promise<SearchAnswer>;
}

/** A worker whose script has not come by then will not come. */
const START_TIMEOUT_MS = 5000;

/** Starts the worker; where there is none, the page does its work. */
export function connect(
  scope: LocalScope,
  start: () => Worker = startWorker,
): LocalAnswerer {
  let answerer: Promise<LocalAnswerer> | undefined;
  const ready = (): Promise<LocalAnswerer> => {
    answerer ??= inWorker(scope, start)
      .catch(() => inPage(scope))
      .catch((error: unknown) => {
        answerer = undefined; // The next query tries again.
        throw error;
      });
    return answerer;
  };
  return {
    warm: async () => (await ready()).warm(),
    search: async (query, snippetWords) =>
      (await ready()).search(query, snippetWords),
  };
}

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */
    new URL('./searchWorker.ts', import.meta.url),
  );
}

async function inWorker(
  scope: LocalScope,
  start: () => Worker,
): Promise<LocalAnswerer> {
  const worker = start();
  const waiting = new Map<number, (message: WorkerMessage) => void>();
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('late')), START_TIMEOUT_MS);
    worker.addEventListener('error', () => reject(new Error('no worker')));
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage>) => {
        if (data === READY) resolve();
        else {
          waiting.get(data.id)?.(data);
          waiting.delete(data.id);
        }
      },
    );
  });

  let lastId = 0;
  const ask = async (
    query: string | undefined,
    snippetWords: number,
  ): Promise<SearchAnswer> => {
    lastId += 1;
    const id = lastId;
    const message = await new Promise<WorkerMessage>(resolve => {
      waiting.set(id, resolve);
      worker.postMessage({
        id,
        scope,
        query,
        snippetWords,
      } satisfies WorkerRequest);
    });
    if (message !== READY && 'answer' in message) return message.answer;
    throw new Error(message === READY ? READY : message.error);
  };
  return {
    warm: async () => {
      await ask(undefined, 0);
    },
    search: ask,
  };
}

async function inPage(scope: LocalScope): Promise<LocalAnswerer> {
  const { createLocalSearch } = await import('./createLocalSearch.ts');
  return createLocalSearch(scope);
}
