import { codeHost } from './site.ts';

const env = typeof process === 'undefined' ? {} : process.env;

/** The hosted search, if the build is configured for one; see site/README.md. */
export const hostedSearch =
  env.DOCSEARCH_APP_ID || env.DOCSEARCH_API_KEY || env.DOCSEARCH_INDEX_NAME
    ? {
        appId: env.DOCSEARCH_APP_ID ?? '',
        apiKey: env.DOCSEARCH_API_KEY ?? '',
        indexName: env.DOCSEARCH_INDEX_NAME ?? '',
      }
    : undefined;

/** `{{query}}` is replaced with what the reader typed. */
export const missingResultsUrl = `${codeHost}/issues/new?title={{query}}`;

/** Pages that mention everything, and would outrank the page about it. */
export const searchWeights: Readonly<Record<string, number>> = {
  '/guide/start/glossary': 0.45,
  '/config/': 0.6,
  '/config/lib/': 0.7,
  '/api/types': 0.45,
};

/** Ids of sections that only link elsewhere: finding one would help nobody. */
export const unsearchedSections: readonly string[] = ['related-pages'];
