import { useEffect, useReducer, useRef, useState } from 'react';
import { NO_SEARCH, runSearch, type SearchState } from './runSearch.ts';
import type { Sources } from './useSources.ts';

/** Searches for the text in the field as it changes. */
export function useSearch(
  query: string,
  isComposing: boolean,
  { local, hosted }: Sources,
): SearchState {
  const [state, setState] = useState(NO_SEARCH);
  const shown = useRef(NO_SEARCH);
  const wanted = query.trim();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    // Unfinished IME input isn't a query.
    if (isComposing) return undefined;
    const show = (next: SearchState) => {
      shown.current = next;
      setState(next);
    };
    if (wanted === '') {
      show(NO_SEARCH);
      return undefined;
    }
    return runSearch(wanted, {
      local,
      hosted,
      before: shown.current,
      onState: show,
    });
  }, [wanted, isComposing, local, hosted, attempt]);
  // What failed is asked again by any key, even a space, and once the reader is online.
  useEffect(() => {
    const repeat = () => {
      if (shown.current.status === 'error') tryAgain();
    };
    repeat();
    window.addEventListener('online', repeat);
    return () => window.removeEventListener('online', repeat);
  }, [query]);
  // Earlier queries don't matter during composition.
  return isComposing ? { ...state, status: 'idle' } : state;
}
