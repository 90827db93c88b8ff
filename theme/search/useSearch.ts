import { useEffect, useRef, useState } from 'react';
import { NO_SEARCH, runSearch, type SearchState } from './runSearch.ts';
import type { Sources } from './useSources.ts';

/** Searches for what is in the field, while it changes. */
export function useSearch(
  query: string,
  isComposing: boolean,
  { local, hosted }: Sources,
): SearchState {
  const [state, setState] = useState(NO_SEARCH);
  const shown = useRef(NO_SEARCH);
  const wanted = query.trim();

  useEffect(() => {
    // Half a Chinese word in Latin letters is no query.
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
  }, [wanted, isComposing, local, hosted]);
  // What was asked before the word began is not waited for.
  return isComposing ? { ...state, status: 'idle' } : state;
}
