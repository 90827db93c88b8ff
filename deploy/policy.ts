import { FEED_MIME, feedFile } from '../site/feeds.ts';
import { addressRules, defaultLang, locales } from '../site/locales.ts';
import {
  ENGINE_FOLDER,
  ENGINE_PAGE,
  NGINX_FILE,
  SBOM_FILE,
} from '../shared/buildFiles.ts';
import { translateAddress } from '../shared/siteAddress.ts';
import { SEARCH_HOSTS_FILE } from '@rslib-website/search/SearchConfig';
import { CHUNK_POLICY } from '../shared/trustedTypes.ts';
import type { Redirect } from './checkRedirects.ts';
import type { InlineHashes } from './inlineHashes.ts';
import { MARKDOWN, NOT_FOUND } from './pageRules.ts';
import { ISOLATION, permissionsPolicy } from './permissionsPolicy.ts';
import { REPORTS_FILE } from './readerReports.ts';
import { trimmedAddresses } from './trimmedAddresses.ts';
import { BUILD_RECORD } from './build-record/buildRecord.ts';

export interface Policy {
  /** Sent with every response, whatever its status, but for plain files. */
  headers: Readonly<Record<string, string>>;
  /**
   * Files that are neither documents nor scripts, if they are there, and the headers
   * that mean nothing to them: they can weigh more than the file.
   */
  plain: { endings: readonly string[]; without: readonly string[] };
  /**
   * Headers that some addresses have besides those above, or instead of them: a page, or
   * all files whose address starts so, which ends with `*`.
   */
  own: Readonly<Record<string, Readonly<Record<string, string>>>>;
  cache: {
    /** Paths below it contain a hash of the file or of the build. */
    immutablePrefix: string;
    immutable: string;
    other: string;
  };
  redirects: readonly Redirect[];
  notFound: {
    fallback: string;
    /** Chosen by the language of the URL; prefixes have no trailing slash. */
    byPrefix: readonly { prefix: string; page: string }[];
  };
  /**
   * A page's URL returns the file with this extension next to the page, if there
   * is one, to clients that ask for this type.
   */
  markdown: { type: string; ending: string };
  /** The types of files whose extension doesn't determine it, by URL. */
  types: Readonly<Record<string, string>>;
  /** Files in the build that are only for the host. */
  unserved: readonly string[];
}

export interface PolicyInput {
  inlineHashes: InlineHashes;
  /** Hosts that the build's search queries; pages can't connect to any others. */
  searchHosts: readonly string[];
  /** Where browsers report what the policy blocked, if anywhere. */
  reportsUrl?: string | undefined;
  /** The URLs of all pages, for redirects from shortened ones. */
  pages?: readonly string[];
}

/**
 * Pages that moved, and URLs in the packages whose target is a section here: see
 * gate/inbound-links/run.ts. Checked by deploy/checkRedirects.ts.
 */
export const redirects: readonly Redirect[] = inEachLanguage([
  { from: '/config/lib/experiments', to: '/config/lib/#experiments' },
  { from: '/config/lib/wasm', to: '/config/lib/#wasm' },
  { from: '/explorer', to: '/playground/' },
  { from: '/explorer/', to: '/playground/' },
]);

function inEachLanguage(
  moves: readonly Pick<Redirect, 'from' | 'to'>[],
): Redirect[] {
  return locales.flatMap(({ lang }) =>
    moves.map(({ from, to }): Redirect => ({
      from: translateAddress(from, lang, addressRules),
      to: translateAddress(to, lang, addressRules),
      status: 301,
    })),
  );
}

/**
 * Of Rslib in the browser: it compiles WebAssembly and evaluates modules of CSS, and can
 * load nothing but its own files. That takes two policies, which both have to allow a
 * request: one for the host, which can't name a folder, and one for the folder.
 */
const ENGINE_POLICY = [
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'; worker-src 'self'",
  `script-src *:*${ENGINE_FOLDER} 'wasm-unsafe-eval' 'unsafe-eval'; connect-src *:*${ENGINE_FOLDER}; worker-src *:*${ENGINE_FOLDER}`,
].join(', ');

const EMBEDDER = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

/**
 * Threads share memory, which only a page that asks for isolation may do. Such a page
 * can only start workers that ask for it, too: Rslib and search.
 */
const own: Policy['own'] = {
  ...Object.fromEntries(
    locales.map(({ lang }) => [
      translateAddress(ENGINE_PAGE, lang, addressRules),
      {
        ...EMBEDDER,
        'Permissions-Policy': permissionsPolicy([ISOLATION]),
      },
    ]),
  ),
  [`${ENGINE_FOLDER}*`]: {
    ...EMBEDDER,
    'Content-Security-Policy': ENGINE_POLICY,
  },
  '/static/js/async/search-worker.*': EMBEDDER,
};

/** Connects the policy to the header with the address. */
const REPORT_GROUP = 'reports';

function contentSecurityPolicy(input: PolicyInput): string {
  const { inlineHashes, reportsUrl, searchHosts } = input;
  const { styleAttributes } = inlineHashes;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes.scripts],
    'style-src': ["'self'", ...inlineHashes.styles],
    // Hashes of attributes need 'unsafe-hashes'; our own pages have none.
    'style-src-attr':
      styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...styleAttributes]
        : ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Only the policy named here may turn strings into scripts or markup.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [CHUNK_POLICY],
    ...(reportsUrl && { 'report-to': [REPORT_GROUP] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** How the site is served; the files for all servers and hosts derive from it. */
export function createPolicy(input: PolicyInput): Policy {
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(input),
      // No includeSubDomains: we don't speak for other hosts of the domain.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(input.reportsUrl && {
        'Reporting-Endpoints': `${REPORT_GROUP}="${input.reportsUrl}"`,
      }),
    },
    plain: {
      // A worker obeys the headers of its own script. SVG and XML are documents when
      // opened alone, and Markdown is what some clients get for a page.
      endings: [
        ...['.woff2', '.json', '.txt'],
        ...['.png', '.jpg', '.webp', '.avif', '.gif', '.ico'],
      ],
      without: [
        'Content-Security-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
      ],
    },
    own,
    cache: {
      immutablePrefix: '/static/',
      immutable: 'public, max-age=31536000, immutable',
      other: 'no-cache',
    },
    redirects: [...redirects, ...trimmedAddresses(input.pages ?? [])],
    notFound: NOT_FOUND,
    markdown: MARKDOWN,
    types: Object.fromEntries(
      locales.map(({ lang }) => [`/${feedFile(lang, defaultLang)}`, FEED_MIME]),
    ),
    unserved: [
      '_headers',
      '_redirects',
      NGINX_FILE,
      BUILD_RECORD,
      SBOM_FILE,
      ...(input.reportsUrl ? [REPORTS_FILE] : []),
      SEARCH_HOSTS_FILE,
    ],
  };
}

/** What a file is sent with if it's there; null for what it is sent without. */
export function headersOf(
  { headers, own, plain }: Policy,
  address: string,
): Record<string, string | null> {
  const isPlain = plain.endings.some(ending => address.endsWith(ending));
  const usual = Object.entries(headers).map(
    ([name, value]) =>
      [name, isPlain && plain.without.includes(name) ? null : value] as const,
  );
  const [, more] =
    Object.entries(own).find(([place]) =>
      place.endsWith('*')
        ? address.startsWith(place.slice(0, -1))
        : address === place,
    ) ?? [];
  return { ...Object.fromEntries(usual), ...more };
}
