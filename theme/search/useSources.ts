import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { SearchSource } from '@rslib-website/search/Hit';
import { splitAddress } from '../../shared/siteAddress.ts';
import { INDEX_NAME_PREFIX } from '../../shared/savedSearchKeys.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import type { HostedClient } from './hosted/createHostedClient.ts';
import { createHostedSource } from './hosted/hostedSource.ts';
import { withTimeout } from '../../browser/dom/withTimeout.ts';
import type { LocalScope } from '../../browser/search/local/LocalScope.ts';
import { checkSources } from './sources.ts';

export interface Sources {
  local: SearchSource;
  hosted: SearchSource | undefined;
  /** The hosted client, if clicks are reported to it. */
  insights: Promise<HostedClient> | undefined;
  indexName: string;
  /** Prefix of storage keys, unique per site and language. */
  storageName: string;
}

/** The sources that this page searches. */
export function useSources(scope: LocalScope): Sources {
  const { search } = useSiteThemeConfig();
  const { site } = useSite();
  const siteOrigin = site.siteOrigin;
  return useMemo(() => {
    const local = lazyLocalSource(scope);
    const settings = search ? search.hosted : undefined;
    if (!settings) {
      return {
        local,
        hosted: undefined,
        insights: undefined,
        indexName: '',
        storageName: INDEX_NAME_PREFIX + scope.name,
      };
    }
    const { appId, apiKey, indexName } = settings;
    const client = loadClient(appId, apiKey);
    const insights = search ? search.insights === true : false;
    const hosted = createHostedSource(client, {
      indexName,
      lang: scope.lang,
      insights,
      origins: [globalThis.location?.origin, siteOrigin].filter(Boolean),
      isOwnPage: path => splitAddress(path, scope.rules).lang === scope.lang,
    });
    checkSources([local, hosted]);
    return {
      local,
      hosted,
      insights: insights ? client : undefined,
      indexName,
      storageName: `${indexName}-${scope.name}`,
    };
  }, [scope, search, siteOrigin]);
}

/** Its code loads in parallel with this one; if that fails, the query fails. */
function lazyLocalSource(scope: LocalScope): SearchSource {
  return {
    id: 'local',
    async search(...asked) {
      const { createLocalSource } = await withTimeout(
        import(
          /* webpackChunkName: "search-index" */ '../../browser/search/local/localSource.ts'
        ),
      );
      return createLocalSource(scope).search(...asked);
    },
  };
}

function loadClient(appId: string, apiKey: string): Promise<HostedClient> {
  // Not needed during rendering.
  if (typeof window === 'undefined') return new Promise(() => undefined);
  const client = import(
    /* webpackChunkName: "search-hosted" */ './hosted/createHostedClient.ts'
  ).then(({ createHostedClient }) => createHostedClient(appId, apiKey));
  // The first query reports a failure.
  client.catch(() => undefined);
  return client;
}
