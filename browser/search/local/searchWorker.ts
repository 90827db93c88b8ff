import type { SearchAnswer } from '@rslib-website/search/Hit';
import { createSearches } from './createLocalSearch.ts';
import {
  PING,
  PONG,
  READY,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerRequest,
} from './workerMessages.ts';

/** Indexes and ranks off the main thread. */
const searchOf = createSearches();

const send = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener(
  'message',
  ({ data }: MessageEvent<WorkerRequest | typeof PING>) => {
    if (data === PING) send(PONG);
    else void answer(data).then(send);
  },
);
send(READY);

async function answer({
  id,
  scope,
  manifest,
  query,
  snippetWords,
}: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const search = searchOf(scope, manifest);
    const onHits = (hits: SearchAnswer) => send({ id, hits });
    return { id, answer: await search.search(query, snippetWords, onHits) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
