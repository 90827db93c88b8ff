import { useEffect } from 'react';
import type { SearchState } from './runSearch.ts';
import type { Sources } from './useSources.ts';

/** Reports shown hits to the hosted service, if configured. */
export function useViewEvents(
  { insights, indexName }: Sources,
  { answer, source }: SearchState,
) {
  useEffect(() => {
    if (!insights || source !== 'hosted' || !answer) return;
    const ids = answer.hits.map(({ record }) => record.objectID);
    if (ids.length === 0) return;
    void insights.then(client => client.sendViewed(indexName, ids));
  }, [insights, indexName, answer, source]);
}
