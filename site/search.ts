import { codeHost } from './site.ts';

const env = typeof process === 'undefined' ? {} : process.env;

/** The hosted search, if the build is configured for one; see site/README.md. */
const hosted =
  env.DOCSEARCH_APP_ID || env.DOCSEARCH_API_KEY || env.DOCSEARCH_INDEX_NAME
    ? {
        appId: env.DOCSEARCH_APP_ID ?? '',
        apiKey: env.DOCSEARCH_API_KEY ?? '',
        indexName: env.DOCSEARCH_INDEX_NAME ?? '',
      }
    : undefined;

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
];

export const searchSettings = {
  hosted,
  missingResultsUrl,
  unansweredUrl,
  startPages,
};

/**
 * Pages that mention everything, or an option that is deprecated, and would
 * outrank the page about it.
 */
export const searchWeights: Readonly<Record<string, number>> = {
  '/blog/': 0.5,
  '/blog/introducing-rslib': 0.6,
  '/blog/rslib-1-0': 0.6,
  '/config/lib/auto-external': 0.75,
  '/guide/basic/upgrade-rslib': 0.55,
  '/guide/start/compare': 0.45,
  '/guide/start/glossary': 0.3,
  '/config/': 0.6,
  '/config/lib/': 0.7,
  '/api/types': 0.45,
  // Messages name options; whoever types an option wants its page.
  '/guide/faq/errors': 0.45,
  '/guide/faq/errors-config': 0.45,
  '/guide/faq/errors-build': 0.45,
  '/guide/faq/errors-types': 0.45,
  '/guide/faq/errors-exe': 0.45,
  '/guide/faq/errors-runtime': 0.45,
};

/** Ids of sections that only link elsewhere: finding one would help nobody. */
export const unsearchedSections: readonly string[] = ['related-pages'];
