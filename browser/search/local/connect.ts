import {
  connectWorker,
  WorkerLost,
  type SearchBackend,
} from './connectWorker.ts';
import { forgetManifest, loadManifest } from './manifest.ts';
import type { LocalScope } from './LocalScope.ts';

/** Searches in a worker, or on the page if there's none. */
export function connect(
  scope: LocalScope,
  start: () => Worker = startWorker,
): SearchBackend {
  let backend: Promise<SearchBackend> | undefined;
  const forget = () => {
    backend = undefined;
  };
  const ready = (): Promise<SearchBackend> => {
    backend ??= connectWorker(scope, start, forget)
      .catch(() => inPage(scope))
      .catch((error: unknown) => {
        forget(); // The next query tries again.
        throw error;
      });
    return backend;
  };
  /** Retries once with a new worker; a second loss is an error. */
  return async (...asked) => {
    try {
      return await (
        await ready()
      )(...asked);
    } catch (error) {
      if (error instanceof WorkerLost) return (await ready())(...asked);
      forgetManifest();
      throw error;
    }
  };
}

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */
    new URL('./searchWorker.ts', import.meta.url),
  );
}

async function inPage(scope: LocalScope): Promise<SearchBackend> {
  const { createSearches } = await import(
    /* webpackChunkName: "search-local" */ './createLocalSearch.ts'
  );
  const searchOf = createSearches();
  return async (...asked) =>
    searchOf(scope, await loadManifest(scope.manifest)).search(...asked);
}
