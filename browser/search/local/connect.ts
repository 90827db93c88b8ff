import { connectWorker, WorkerLost } from './connectWorker.ts';
import type { LocalAnswerer } from './LocalAnswerer.ts';
import type { LocalScope } from './LocalScope.ts';

/** Starts the worker; where there is none, the page does its work. */
export function connect(
  scope: LocalScope,
  start: () => Worker = startWorker,
): LocalAnswerer {
  let answerer: Promise<LocalAnswerer> | undefined;
  const forget = () => {
    answerer = undefined;
  };
  const ready = (): Promise<LocalAnswerer> => {
    answerer ??= connectWorker(scope, start, forget)
      .catch(() => inPage(scope))
      .catch((error: unknown) => {
        forget(); // The next query tries again.
        throw error;
      });
    return answerer;
  };
  /** Asks once more, of a new worker; what ends that one too has failed. */
  const ask = async <Value>(
    work: (one: LocalAnswerer) => Promise<Value>,
  ): Promise<Value> => {
    try {
      return await work(await ready());
    } catch (error) {
      if (error instanceof WorkerLost) return work(await ready());
      throw error;
    }
  };
  return {
    warm: () => ask(one => one.warm()),
    search: (query, snippetWords) =>
      ask(one => one.search(query, snippetWords)),
  };
}

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */
    new URL('./searchWorker.ts', import.meta.url),
  );
}

async function inPage(scope: LocalScope): Promise<LocalAnswerer> {
  const { createLocalSearch } = await import(
    /* webpackChunkName: "search-local" */ './createLocalSearch.ts'
  );
  return createLocalSearch(scope);
}
