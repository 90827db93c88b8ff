/** A search service that speaks the Algolia protocol. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The theme's search configuration. */
export interface SearchConfig {
  /** The folder of the indexes; each is named after its language. */
  folder: string;
  /** Queried first if configured; the local index always answers. */
  hosted?: HostedSearch | undefined;
  /** Whether to report shown and clicked hits to the hosted service. */
  insights?: boolean | undefined;
  /** Where readers report a query that should have had results. */
  missingResultsUrl?: string | undefined;
}

/** A file in the build that lists the hosts its search contacts. */
export const SEARCH_HOSTS_FILE = '_search-hosts.json';

/** The hosts of a hosted search; pages contact no others. */
export function searchHosts({ hosted, insights }: SearchConfig): string[] {
  if (!hosted) return [];
  return [
    'https://*.algolia.net',
    'https://*.algolianet.com',
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

/** A build with only some of the credentials would have a search that never answers. */
export function checkHosted({ hosted }: Partial<SearchConfig>): void {
  if (!hosted) return;
  if (!hosted.appId) throw new Error('`appId` is missing.');
  if (!hosted.apiKey) throw new Error('`apiKey` is missing.');
  if (!hosted.indexName) throw new Error('`indexName` is missing.');
}
