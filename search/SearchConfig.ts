/** A search service that speaks the Algolia protocol. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The theme's search configuration. */
export interface SearchConfig<Text extends string = string> {
  /** URL of the file that says where the indexes are. */
  manifest: string;
  /** Queried first if configured; the local index always answers. */
  hosted?: HostedSearch | undefined;
  /** Whether to report shown and clicked hits to the hosted service. */
  insights?: boolean | undefined;
  /** Where readers report a query that should have had results. */
  missingResultsUrl?: string | undefined;
  /**
   * Receives the text of queries without results, and nothing else. A URL, or a
   * path on this site.
   */
  unansweredUrl?: string | undefined;
  /** Links for readers who have no searches yet. */
  startPages?: readonly StartPage<Text>[] | undefined;
}

export interface StartPage<Text extends string = string> {
  /** Dictionary key of its name. */
  text: Text;
  link: string;
}

/** A file in the build that lists the hosts its search contacts. */
export const SEARCH_HOSTS_FILE = '_search-hosts.json';

/** The hosts that search contacts; pages contact no others. */
export function searchHosts({
  hosted,
  insights,
  unansweredUrl,
}: SearchConfig): string[] {
  const hosts = hosted
    ? [
        'https://*.algolia.net',
        'https://*.algolianet.com',
        ...(insights ? ['https://insights.algolia.io'] : []),
      ]
    : [];
  // The site itself is always allowed.
  if (unansweredUrl !== undefined && !isOwnPath(unansweredUrl)) {
    hosts.push(new URL(unansweredUrl).origin);
  }
  return hosts;
}

const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

/** Queries are readers' own words: they don't travel unencrypted. */
export function checkUnanswered({
  unansweredUrl,
}: Partial<SearchConfig>): void {
  if (unansweredUrl === undefined || isOwnPath(unansweredUrl)) return;
  if (URL.canParse(unansweredUrl) && /^https:/i.test(unansweredUrl)) return;
  throw new Error(
    `Queries without results can't be sent to "${unansweredUrl}", because it is no address with https and no path of this site. ` +
      'Set an address such as https://example.com/queries, or a path such as /queries.',
  );
}

/** A build with only some of the credentials would have a search that never answers. */
export function checkHosted({ hosted }: Partial<SearchConfig>): void {
  if (!hosted) return;
  if (!hosted.appId) throw new Error('`appId` is missing.');
  if (!hosted.apiKey) throw new Error('`apiKey` is missing.');
  if (!hosted.indexName) throw new Error('`indexName` is missing.');
}
