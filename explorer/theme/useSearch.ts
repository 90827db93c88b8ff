import { useSyncExternalStore } from 'react';
import { pushVisit } from '../../browser/navigation/visits.ts';

/** A link that only changes the query also fires `hashchange`. */
const EVENTS = ['popstate', 'hashchange'];

/** The query of the address; it changes with Back, with links, and with `openSearch`. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

function subscribe(run: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, run);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, run);
  };
}

/** Changes the query of this page. Only a step adds an entry to the history. */
export function openSearch(search: string, isStep: boolean): void {
  const { pathname, search: old } = window.location;
  if (search === old) return;
  if (isStep) pushVisit(pathname + search);
  else history.replaceState(history.state, '', pathname + search);
  // Links to other languages lead to the same choice.
  window.dispatchEvent(new Event('hashchange'));
}
