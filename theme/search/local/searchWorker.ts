import type { SearchAnswer } from '../../../universal/search/Hit.ts';
import { createLocalSearch } from './createLocalSearch.ts';
import {
  READY,
  type WorkerMessage,
  type WorkerRequest,
} from './workerMessages.ts';

/** Indexing and ranking, off the page's thread. */
let search: ReturnType<typeof createLocalSearch> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then(message => self.postMessage(message));
});
self.postMessage(READY satisfies WorkerMessage);

const NOTHING_ASKED: SearchAnswer = { hits: [], suggestions: [] };

async function answer({
  id,
  scope,
  query,
  snippetWords,
}: WorkerRequest): Promise<WorkerMessage> {
  search ??= createLocalSearch(scope);
  try {
    if (query !== undefined) {
      return { id, answer: await search.search(query, snippetWords) };
    }
    await search.warm();
    return { id, answer: NOTHING_ASKED };
  } catch (error) {
    return { id, error: String(error) };
  }
}
