import type { SearchSource } from '@rslib-website/search/Hit';
import { ELLIPSIS, MAX_HITS } from '@rslib-website/search/limits';
import { snippetWords } from '../../../browser/search/snippetWords.ts';
import type { HostedClient } from './createHostedClient.ts';
import { MARK_END, MARK_START, readHits } from './readHits.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

export interface HostedOptions {
  indexName: string;
  lang: string;
  insights: boolean;
  /** Origins that count as this site. */
  origins: readonly string[];
  /** Whether a path is a page in the reader's language. */
  isOwnPage: (path: string) => boolean;
}

/** Searches with the hosted service. */
export function createHostedSource(
  client: Promise<HostedClient>,
  { indexName, lang, insights, origins, isOwnPage }: HostedOptions,
): SearchSource {
  return {
    id: 'hosted',
    async search(query) {
      const words = snippetWords();
      const service = await client;
      const response: unknown = await service.search({
        requests: [
          {
            query,
            indexName,
            attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
            attributesToSnippet: [...LEVELS.slice(1), 'content'].map(
              name => `${name}:${words}`,
            ),
            snippetEllipsisText: ELLIPSIS,
            highlightPreTag: MARK_START,
            highlightPostTag: MARK_END,
            hitsPerPage: MAX_HITS,
            clickAnalytics: insights,
            facetFilters: [`lang:${lang}`],
          },
        ],
      });
      return readHits(response, origins, isOwnPage);
    },
  };
}
