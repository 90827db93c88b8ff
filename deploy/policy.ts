import { FEED_MIME, feedFile } from '../site/feeds.ts';
import { defaultLang, locales } from '../site/locales.ts';
import { localePath } from '../shared/localePath.ts';
import { SEARCH_HOSTS_FILE } from '../search/SearchConfig.ts';
import { CHUNK_POLICY } from '../shared/trustedTypes.ts';
import type { InlineHashes } from './inlineHashes.ts';
import { trimmedAddresses } from './trimmedAddresses.ts';
import { BUILD_RECORD } from './release/buildRecord.ts';

export interface Redirect {
  /** A clean path that no page has, such as `/guide/old-name`. */
  from: string;
  /** A clean path, with an `#anchor` if wanted, or an https address. */
  to: string;
  status: 301 | 302 | 308;
}

export interface Policy {
  /** Sent with every answer, whatever its status. */
  headers: Readonly<Record<string, string>>;
  cache: {
    /** Files below it carry a hash in their path, of their content or the build. */
    immutablePrefix: string;
    immutable: string;
    other: string;
  };
  redirects: readonly Redirect[];
  notFound: {
    fallback: string;
    /** The language of the address decides; prefixes have no end slash. */
    byPrefix: readonly { prefix: string; page: string }[];
  };
  /**
   * What else a page's address answers, for those who ask for this type: the
   * file beside the page with this ending, where there is one.
   */
  markdown: { type: string; ending: string };
  /** Files whose ending alone does not tell their type, by address. */
  types: Readonly<Record<string, string>>;
  /** Lies in the build for a host's own use and is not for readers. */
  unserved: readonly string[];
}

export interface PolicyInput {
  inlineHashes: InlineHashes;
  /** Hosts that the build's search asks; without them no other is reachable. */
  searchHosts: readonly string[];
  /** Addresses of all pages, for those who cut them short. */
  pages?: readonly string[];
}

/**
 * Pages that moved, and addresses in the packages that are a section here: see
 * checks/inbound-links/run.ts. Checked by deploy/checkRedirects.ts.
 */
export const redirects: readonly Redirect[] = inEachLanguage([
  { from: '/config/lib/experiments', to: '/config/lib/#experiments' },
  { from: '/config/lib/wasm', to: '/config/lib/#wasm' },
]);

function inEachLanguage(
  moves: readonly Pick<Redirect, 'from' | 'to'>[],
): Redirect[] {
  return locales.flatMap(({ lang }) =>
    moves.map(({ from, to }): Redirect => ({
      from: localePath(from, lang, defaultLang),
      to: localePath(to, lang, defaultLang),
      status: 301,
    })),
  );
}

/**
 * Browser features that no page uses, closed for injected code and frames. Only
 * names that browsers know today: of others they complain on every page.
 */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

function contentSecurityPolicy(input: PolicyInput): string {
  const { inlineHashes, searchHosts } = input;
  const { styleAttributes } = inlineHashes;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes.scripts],
    'style-src': ["'self'", ...inlineHashes.styles],
    // Attributes need the word besides their hashes; our pages have none.
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
    // No text becomes a script or markup, but by the policy named here.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [CHUNK_POLICY],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** States how the site is served; every server and host file derives from it. */
export function createPolicy(input: PolicyInput): Policy {
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(input),
      // No includeSubDomains: other hosts of the domain are not ours to bind.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': CLOSED_FEATURES.map(name => `${name}=()`).join(
        ', ',
      ),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    cache: {
      immutablePrefix: '/static/',
      immutable: 'public, max-age=31536000, immutable',
      other: 'no-cache',
    },
    redirects: [...redirects, ...trimmedAddresses(input.pages ?? [])],
    notFound: {
      fallback: '/404.html',
      byPrefix: locales
        .filter(({ lang }) => lang !== defaultLang)
        .map(({ lang }) => ({ prefix: `/${lang}`, page: `/${lang}/404.html` })),
    },
    markdown: { type: 'text/markdown', ending: '.md' },
    types: Object.fromEntries(
      locales.map(({ lang }) => [`/${feedFile(lang, defaultLang)}`, FEED_MIME]),
    ),
    unserved: [
      '_headers',
      '_redirects',
      BUILD_RECORD,
      SEARCH_HOSTS_FILE,
      'vercel.json',
    ],
  };
}
