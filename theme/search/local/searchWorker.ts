import { createLocalSearch } from './createLocalSearch.ts';
import type { LocalScope } from './LocalScope.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** Indexing and ranking, off the page's thread. */
let search: ReturnType<typeof createLocalSearch> | undefined;

self.addEventListener(
  'message',
  ({ data }: MessageEvent<LocalScope | WorkerRequest>) => {
    if ('folder' in data) {
      search = createLocalSearch(data);
      return;
    }
    void answer(data).then(message => self.postMessage(message));
  },
);

async function answer({
  id,
  query,
  snippetWords,
}: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (query === undefined) {
      await search?.warm();
      return { id, answer: undefined };
    }
    return { id, answer: await search?.search(query, snippetWords) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
