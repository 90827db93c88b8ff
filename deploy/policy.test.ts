import { describe, expect, test } from '@rstest/core';
import { defaultLang, locales } from '../site/locales.ts';
import { checkRedirects } from './checkRedirects.ts';
import { createPolicy } from './policy.ts';

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

  describe.each([
    ['/reports', "connect-src 'self'", '/reports'],
    [
      'https://reports.example/in?a=b',
      "connect-src 'self' https://reports.example",
      undefined,
    ],
  ])('with reports to %s', (url, connect, path) => {
    const policy = createPolicy({
      inlineHashes,
      searchHosts: [],
      reports: { url, share: 0.1 },
    });
    const directives =
      policy.headers['Content-Security-Policy']?.split('; ') ?? [];

    test('says where, in a header that can be sampled', () => {
      expect(policy.reporting).toEqual({
        name: 'Reporting-Endpoints',
        value: `reports="${url}"`,
        share: 0.1,
      });
      expect(directives).toContain('report-to reports');
      expect(policy.reportsPath).toBe(path);
    });

    test('opens that host and no other', () => {
      expect(directives).toContain(connect);
    });

    test('changes nothing else', () => {
      const others = directives.filter(
        directive => !/^(?:report-to|connect-src)/.test(directive),
      );
      expect(directivesOf([])).toEqual(expect.arrayContaining(others));
      expect(policy.unserved).toContain('_reports.json');
    });
  });

  test('without an address, nothing speaks of reports', () => {
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
  ])('moves %s to its section', (from, to) => {
    const policy = createPolicy({
      inlineHashes,
      searchHosts: [],
    });
    expect(policy.redirects).toContainEqual({ from, to, status: 301 });
  });
});
