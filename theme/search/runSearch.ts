import { STALLED_MS } from '../../universal/search/limits.ts';
import type { SearchAnswer, SearchSource } from '../../universal/search/Hit.ts';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  status: SearchStatus;
  /** What answered; the one before stays while the next is pending. */
  answer: SearchAnswer | undefined;
  /** The query that was answered. */
  query: string;
  /** The source that answered. */
  source: string;
}

export interface RunOptions {
  local: SearchSource;
  /** Asked at the same time, and shown first if it answers in time. */
  hosted: SearchSource | undefined;
  before: SearchState;
  onState: (state: SearchState) => void;
}

export const NO_SEARCH: SearchState = {
  status: 'idle',
  answer: undefined,
  query: '',
  source: '',
};

/**
 * Asks all sources and tells what can be shown, as it changes. The local
 * answer is shown when the hosted one is late or fails; a failure is never
 * told as an empty result. Returns a function that stops it.
 */
export function runSearch(
  query: string,
  { local, hosted, before, onState }: RunOptions,
): () => void {
  let isStopped = false;
  let isStalled = false;
  const pending = new Set([local.id]);
  if (hosted) pending.add(hosted.id);
  const answers = new Map<string, SearchAnswer>();
  const hasFailed = new Set<string>();

  const tell = () => {
    if (isStopped) return;
    const isHostedLate = hosted && pending.has(hosted.id) && !isStalled;
    const best = [hosted?.id, isHostedLate ? undefined : local.id].find(
      id => id !== undefined && answers.has(id),
    );
    // Without hits, another source may still have some.
    const fuller =
      [...answers.keys()].find(id => (answers.get(id)?.hits.length ?? 0) > 0) ??
      best;
    const shown =
      best !== undefined && answers.get(best)?.hits.length === 0
        ? fuller
        : best;
    const answer = shown === undefined ? undefined : answers.get(shown);
    onState({
      status: statusOf(answer !== undefined),
      ...(answer && shown !== undefined
        ? { answer, query, source: shown }
        : {
            answer: pending.size > 0 ? before.answer : undefined,
            query: pending.size > 0 ? before.query : query,
            source: before.source,
          }),
    });
  };
  const statusOf = (isAnswered: boolean): SearchStatus => {
    const waitsForMain = pending.has(hosted?.id ?? local.id);
    if (hosted ? hasFailed.has(hosted.id) : hasFailed.has(local.id)) {
      return pending.size > 0 && !isAnswered ? waiting() : 'error';
    }
    return waitsForMain ? waiting() : 'idle';
  };
  const waiting = () => (isStalled ? 'stalled' : 'loading');

  const timer = setTimeout(() => {
    isStalled = true;
    tell();
  }, STALLED_MS);
  tell();
  for (const source of hosted ? [hosted, local] : [local]) {
    source
      .search(query)
      .then(answer => answers.set(source.id, answer))
      .catch(() => hasFailed.add(source.id))
      .finally(() => {
        pending.delete(source.id);
        if (pending.size === 0) clearTimeout(timer);
        tell();
      });
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
