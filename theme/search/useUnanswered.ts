import { useEffect } from 'react';
import { UNANSWERED_DELAY_MS } from '@rslib-website/search/limits';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import type { SearchState } from './runSearch.ts';

/** Each query is sent once, however often it's asked. */
const sent = new Set<string>();

/**
 * Tells the operator about a query without results, if the site is configured
 * for it, once the reader has stopped typing. The text alone: no cookies, no
 * referrer, nothing about the reader.
 */
export function useUnanswered(
  /** The answer to what's in the field, when no more answers are coming. */
  state: SearchState | undefined,
): void {
  const { search } = useSiteThemeConfig();
  const url = search ? search.unansweredUrl : undefined;
  // A failure isn't an empty answer.
  const isUnanswered =
    state?.status === 'idle' && state.answer?.hits.length === 0;
  const query = isUnanswered ? state.query : '';
  useEffect(() => {
    if (url === undefined || query === '' || sent.has(query)) return undefined;
    const timer = setTimeout(() => {
      sent.add(query);
      fetch(url, {
        method: 'POST',
        body: query,
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }).catch(() => undefined); // A lost report doesn't matter to the reader.
    }, UNANSWERED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [url, query]);
}
