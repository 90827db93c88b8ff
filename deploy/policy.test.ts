import { describe, expect, test } from '@rstest/core';
import { defaultLang, locales } from '../site/locales.ts';
import { checkRedirects } from './checkRedirects.ts';
import { createPolicy, headersOf } from './policy.ts';

const inlineHashes = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  styleAttributes: [],
};

const hosts = ['https://*.algolia.net', 'https://*.algolianet.com'];
const directivesOf = (searchHosts: readonly string[]) => {
  const { headers } = createPolicy({
    inlineHashes,
    searchHosts,
  });
  return headers['Content-Security-Policy']?.split('; ');
};

describe('createPolicy', () => {
  test.each([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site-chunks',
  ])('states %s', directive => {
    expect(directivesOf([])).toContain(directive);
  });

  test('opens the hosted search only when it is set up', () => {
    expect(directivesOf(hosts)).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com",
    );
    expect(directivesOf([])?.join()).not.toContain('algolia');
  });

  test('asks for reports only when there is an address for them', () => {
    const url = 'https://reports.example/in';
    const { headers, unserved } = createPolicy({
      inlineHashes,
      searchHosts: [],
      reportsUrl: url,
    });
    expect(headers['Reporting-Endpoints']).toBe(`reports="${url}"`);
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      ...(directivesOf([]) ?? []),
      'report-to reports',
    ]);
    expect(unserved).toContain('_reports.json');
    const policy = createPolicy({ inlineHashes, searchHosts: [] });
    expect(JSON.stringify(policy)).not.toMatch(/report/i);
  });

  test('never allows scripts without a hash', () => {
    const scripts = directivesOf(hosts)?.find(x => x.startsWith('script-src'));
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  });

  test('never allows anything inline without a hash', () => {
    expect(directivesOf(hosts)?.join()).not.toMatch(/unsafe/);
  });

  test('allows the style attributes of a build by their hashes', () => {
    const { headers } = createPolicy({
      inlineHashes: { ...inlineHashes, styleAttributes: ["'sha256-c'"] },
      searchHosts: [],
    });
    expect(headers['Content-Security-Policy']).toContain(
      "; style-src-attr 'unsafe-hashes' 'sha256-c'; ",
    );
  });

  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=63072000'],
  ])('sends %s: %s', (name, value) => {
    const { headers } = createPolicy({
      inlineHashes,
      searchHosts: [],
    });
    expect(headers[name]).toBe(value);
  });

  test.each([
    ['/static/font/archivo-text.0a1b.woff2', true],
    ['/data/search/0a1b.json', true],
    ['/static/og/0a1b.png', true],
    ['/llms.txt', true],
    ['/', false],
    ['/guide/start.md', false],
    ['/static/js/index.0a1b.js', false],
    ['/favicon.svg', false],
    ['/sitemap.xml', false],
    ['/data.json/', false],
  ])('%s is sent without policies: %s', (address, isPlain) => {
    const policy = createPolicy({ inlineHashes, searchHosts: [] });
    const { plain, headers } = policy;
    const absent = Object.fromEntries(plain.without.map(name => [name, null]));
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([...plain.without]),
    );
    expect(headersOf(policy, address)).toEqual({
      ...headers,
      ...(isPlain && absent),
    });
  });

  test.each(['/playground/', '/zh/playground/'])(
    '%s can be isolated, and has the policy of all pages',
    address => {
      const policy = createPolicy({ inlineHashes, searchHosts: [] });
      const usual = headersOf(policy, '/');
      const page = headersOf(policy, address);
      expect(page).toEqual({
        ...usual,
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Permissions-Policy': usual['Permissions-Policy']?.replace(
          'cross-origin-isolated=()',
          'cross-origin-isolated=(self)',
        ),
      });
      expect(page).not.toEqual(usual);
    },
  );

  test.each([
    '/',
    '/playground',
    '/playground/other',
    '/zh/',
    '/static/js/index.0a1b.js',
    '/static/live-rslib',
  ])('%s is sent with nothing that Rslib in the browser needs', address => {
    const policy = createPolicy({ inlineHashes, searchHosts: [] });
    expect(headersOf(policy, address)).toEqual(policy.headers);
    expect(JSON.stringify(policy.headers)).not.toMatch(
      /Embedder|wasm|\(self\)/,
    );
  });

  test('files of Rslib load nothing but each other, whatever they run', () => {
    const policy = createPolicy({ inlineHashes, searchHosts: hosts });
    const file = headersOf(policy, '/static/live-rslib/rslib.0a1b.js');
    const [host = '', folder = ''] =
      file['Content-Security-Policy']?.split(', ') ?? [];
    expect(host).toContain("default-src 'none'");
    for (const directive of ['connect-src', 'worker-src', 'script-src']) {
      expect(host).toContain(`; ${directive} 'self'`);
      expect(folder).toContain(`${directive} *:*/static/live-rslib/`);
    }
    expect(host).not.toContain('algolia');
  });

  test('has one 404 page for every language', () => {
    const { notFound } = createPolicy({
      inlineHashes,
      searchHosts: [],
    });
    expect(notFound.byPrefix).toEqual(
      locales
        .filter(({ lang }) => lang !== defaultLang)
        .map(({ lang }) => ({ prefix: `/${lang}`, page: `/${lang}/404.html` })),
    );
  });

  test('holds redirects that are in order', () => {
    const { redirects } = createPolicy({
      inlineHashes,
      searchHosts: [],
    });
    expect(() => checkRedirects(redirects)).not.toThrow();
  });

  test.each([
    ['/config/lib/wasm', '/config/lib/#wasm'],
    ['/zh/config/lib/wasm', '/zh/config/lib/#wasm'],
    ['/config/lib/experiments', '/config/lib/#experiments'],
    ['/zh/config/lib/experiments', '/zh/config/lib/#experiments'],
    ['/explorer', '/playground/'],
    ['/explorer/', '/playground/'],
    ['/zh/explorer', '/zh/playground/'],
    ['/zh/explorer/', '/zh/playground/'],
  ])('moves %s to %s', (from, to) => {
    const policy = createPolicy({
      inlineHashes,
      searchHosts: [],
    });
    expect(policy.redirects).toContainEqual({ from, to, status: 301 });
  });
});
