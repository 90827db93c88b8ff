import { STALLED_MS } from '@rslib-website/search/limits';
import type { SearchAnswer, SearchSource } from '@rslib-website/search/Hit';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  status: SearchStatus;
  /** The latest answer; it stays while the next one is pending. */
  answer: SearchAnswer | undefined;
  /** The query that was answered. */
  query: string;
  /** The source that answered. */
  source: string;
}

export interface RunOptions {
  local: SearchSource;
  /** Queried in parallel, and preferred if it answers in time. */
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

/** Whether every source has answered or failed. */
export function isSettled({ status }: SearchState): boolean {
  return status === 'idle' || status === 'error';
}

/**
 * Queries all sources and reports what to show as it changes. The local answer
 * is shown if the hosted one is late or fails; a failure is never reported as
 * an empty result. Returns a function to cancel.
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

  const notify = () => {
    if (isStopped) return;
    const mayComeInTime = hosted && pending.has(hosted.id) && !isStalled;
    const answered = [hosted?.id, mayComeInTime ? undefined : local.id].filter(
      id => id !== undefined && answers.has(id),
    );
    // If the first source found nothing, the other may have hits.
    const hasHits = (id = '') => (answers.get(id)?.hits.length ?? 0) > 0;
    const shown = answered.find(hasHits) ?? answered[0];
    const answer = shown === undefined ? undefined : answers.get(shown);
    onState({
      status: statusOf(answer),
      ...(answer && shown !== undefined
        ? { answer, query, source: shown }
        : {
            answer: pending.size > 0 ? before.answer : undefined,
            query: pending.size > 0 ? before.query : query,
            source: before.source,
          }),
    });
  };
  /** Reports an empty result only when no source is pending. */
  const statusOf = (answer: SearchAnswer | undefined): SearchStatus => {
    const main = hosted?.id ?? local.id;
    const hasHits = (answer?.hits.length ?? 0) > 0;
    if (pending.has(main) || (pending.size > 0 && !hasHits)) return waiting();
    return hasFailed.has(main) ? 'error' : 'idle';
  };
  const waiting = () => (isStalled ? 'stalled' : 'loading');

  const timer = setTimeout(() => {
    isStalled = true;
    notify();
  }, STALLED_MS);
  notify();
  for (const source of hosted ? [hosted, local] : [local]) {
    const settle = (answer?: SearchAnswer) => {
      if (answer) answers.set(source.id, answer);
      // Hits that have come stay, even if their texts never do.
      else if (!answers.has(source.id)) hasFailed.add(source.id);
      pending.delete(source.id);
      if (pending.size === 0) clearTimeout(timer);
      notify();
    };
    source.search(query, settle).then(settle, () => settle());
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
