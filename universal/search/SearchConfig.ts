/** A search service that speaks the Algolia protocol. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** What the theme needs to know to search. */
export interface SearchConfig {
  /** Where the indexes lie; each is named after its language. */
  folder: string;
  /** Asked first where configured; the local index always answers. */
  hosted?: HostedSearch | undefined;
  /** Whether the hosted service hears which hits were seen and chosen. */
  insights?: boolean | undefined;
  /** Where readers tell of a query that should have had results. */
  missingResultsUrl?: string | undefined;
}

/** A file of the build that lists the hosts which its search asks. */
export const SEARCH_HOSTS_FILE = '_search-hosts.json';

/** The hosts of a hosted search; no other is asked by any page. */
export function searchHosts({ hosted, insights }: SearchConfig): string[] {
  if (!hosted) return [];
  return [
    'https://*.algolia.net',
    'https://*.algolianet.com',
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

/** Building with half of the credentials would give a search that never answers. */
export function checkHosted({ hosted }: Partial<SearchConfig>): void {
  if (!hosted) return;
  if (!hosted.appId) throw new Error('`appId` is missing.');
  if (!hosted.apiKey) throw new Error('`apiKey` is missing.');
  if (!hosted.indexName) throw new Error('`indexName` is missing.');
}
