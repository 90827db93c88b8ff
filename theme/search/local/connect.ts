import type { SearchAnswer } from '../../../universal/search/Hit.ts';
import type { LocalScope } from './LocalScope.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

export interface LocalAnswerer {
  warm(): Promise<void>;
  search(query: string, snippetWords: number): Promise<SearchAnswer>;
}

const NOTHING: SearchAnswer = { hits: [], suggestions: [] };

/** Starts the worker; where there is none, the page does its work. */
export function connect(scope: LocalScope): LocalAnswerer {
  const worker = startWorker();
  if (!worker) return inPage(scope);

  let lastId = 0;
  const waiting = new Map<number, (message: WorkerAnswer) => void>();
  let replacement: LocalAnswerer | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A worker whose script cannot be loaded says so only here.
  worker.addEventListener('error', () => {
    replacement = inPage(scope);
    for (const [id, tell] of waiting) tell({ id, error: 'no worker' });
    waiting.clear();
  });
  worker.postMessage(scope);

  const ask = async (
    query: string | undefined,
    snippetWords: number,
  ): Promise<SearchAnswer> => {
    lastId += 1;
    const id = lastId;
    const message = await new Promise<WorkerAnswer>(resolve => {
      waiting.set(id, resolve);
      worker.postMessage({ id, query, snippetWords } satisfies WorkerRequest);
    });
    if (!('error' in message)) return message.answer ?? NOTHING;
    if (!replacement) throw new Error(message.error);
    if (query !== undefined) return replacement.search(query, snippetWords);
    await replacement.warm();
    return NOTHING;
  };
  return {
    warm: async () => {
      await (replacement ? replacement.warm() : ask(undefined, 0));
    },
    search: (query, snippetWords) =>
      replacement
        ? replacement.search(query, snippetWords)
        : ask(query, snippetWords),
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(
      /* webpackChunkName: "search-worker" */
      new URL('./searchWorker.ts', import.meta.url),
    );
  } catch {
    return undefined;
  }
}

function inPage(scope: LocalScope): LocalAnswerer {
  const search = import('./createLocalSearch.ts').then(
    ({ createLocalSearch }) => createLocalSearch(scope),
  );
  return {
    warm: async () => (await search).warm(),
    search: async (query, snippetWords) =>
      (await search).search(query, snippetWords),
  };
}
