import { env } from './environment.ts';
import { codeHost } from './site.ts';

/** The hosted search, if the build is configured for one; see site/README.md. */
const hosted =
  env.DOCSEARCH_APP_ID || env.DOCSEARCH_API_KEY || env.DOCSEARCH_INDEX_NAME
    ? {
        appId: env.DOCSEARCH_APP_ID ?? '',
        apiKey: env.DOCSEARCH_API_KEY ?? '',
        indexName: env.DOCSEARCH_INDEX_NAME ?? '',
      }
    : undefined;

/** Whether the hosted search is told which hits readers saw and opened. */
const insights = hosted && env.DOCSEARCH_INSIGHTS === 'on';

/** `{{query}}` is replaced with what the reader typed. */
const missingResultsUrl = `${codeHost}/issues/new?title={{query}}`;

/** Receives queries without results, if the operator wants to know them. */
const unansweredUrl = env.UNANSWERED_QUERIES_URL || undefined;

/** Where readers without recent searches may want to go; names in i18n/. */
const startPages = [
  { text: 'search.startQuick', link: '/guide/start/quick-start' },
  { text: 'search.startConfig', link: '/config/' },
  { text: 'search.startMigration', link: '/guide/migration/' },
  { text: 'search.startNews', link: '/blog/' },
] as const;

export const searchSettings = {
  hosted,
  insights,
  missingResultsUrl,
  unansweredUrl,
  startPages,
};

/** Ids of sections that only link elsewhere: finding one would help nobody. */
export const unsearchedSections: readonly string[] = ['related-pages'];
