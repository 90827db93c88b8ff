import { liteClient, type LiteClient } from 'algoliasearch/lite';
import {
  CONNECT_TIMEOUT_MS,
  READ_TIMEOUT_MS,
  WRITE_TIMEOUT_MS,
} from '@rslib-website/search/limits';
import { createHostsCache } from './hostsCache.ts';
import { createInsights, type Insights } from './insights.ts';

export interface HostedClient
  extends
    Pick<LiteClient, 'search' | 'getRecommendations' | 'customPost'>,
    Insights {}

/**
 * A client for the hosted search. Credentials are sent as headers, so that
 * errors mask them and no URL contains them. Rate limits aren't retried,
 * because that would only delay the local answer.
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
): HostedClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinHeaders',
    maxRateLimitRetries: 0,
    timeouts: {
      connect: CONNECT_TIMEOUT_MS,
      read: READ_TIMEOUT_MS,
      write: WRITE_TIMEOUT_MS,
    },
    // Its types let methods choose the type of a stored value, which no cache can promise.
    hostsCache: createHostsCache() as never,
  });
  return {
    ...client,
    // The client reads its argument before checking that there is one.
    customPost: async (request, options) =>
      client.customPost(request ?? {}, options),
    ...createInsights({ appId, apiKey }),
  };
}
