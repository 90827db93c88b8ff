import { describe, expect, test } from '@rstest/core';
import { createPolicy, type Policy } from '../policy.ts';
import { createAssetsIgnore } from './assetsIgnore.ts';
import { createHeadersFile } from './headersFile.ts';
import { createRedirectsFile } from './redirectsFile.ts';

const policy: Policy = {
  ...createPolicy({
    inlineHashes: { scripts: ["'sha256-a'"], styles: [], styleAttributes: [] },
    searchHosts: [],
  }),
  redirects: [
    { from: '/old', to: '/new#part', status: 301 },
    { from: '/new/old', to: '/new/#part', status: 301 },
  ],
};

describe('createHeadersFile', () => {
  const text = createHeadersFile(policy);

  test.each(Object.entries(policy.headers))('sends %s', (name, value) => {
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  });

  test('removes the first caching before the second, since they would be joined', () => {
    expect(text).toContain('\n  Cache-Control: no-cache\n');
    expect(text).toContain(
      '/static/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  test('takes from plain files what means nothing to them', () => {
    expect(text).toContain(
      '\n/*.woff2\n  ! Content-Security-Policy\n  ! Permissions-Policy\n  ! Cross-Origin-Opener-Policy\n/',
    );
  });

  test.each(['/blog-rss.xml', '/blog-rss-zh.xml'])('names %s a feed', file => {
    expect(text).toContain(
      `\n${file}\n  Content-Type: application/rss+xml; charset=utf-8\n`,
    );
  });

  test('replaces what an address has of its own, since it would be joined', () => {
    expect(text).toMatch(
      /\n\/playground\/\n {2}! Permissions-Policy\n {2}Cross-Origin-Embedder-Policy: require-corp\n {2}Permissions-Policy: /,
    );
    expect(text).toMatch(
      /\n\/static\/live-rslib\/\*\n(?: {2}!.*\n)+ {2}Cross-Origin-Embedder-Policy: require-corp\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-/,
    );
  });

  test('refuses a line that Cloudflare would drop', () => {
    const headers = { 'Content-Security-Policy': 'x'.repeat(2001) };
    expect(() => createHeadersFile({ ...policy, headers })).toThrow(
      'Shorten that header',
    );
  });
});

test('Cloudflare gets moved pages only: it refuses other rules', () => {
  expect(createRedirectsFile(policy)).toBe(
    '/old /new#part 301\n/new/old /new/#part 301\n',
  );
});

test.each(['_build.json', '_sbom.cdx.json', '*.br', '*.gz'])(
  'Cloudflare does not get %s',
  name => {
    expect(createAssetsIgnore(policy).split('\n')).toContain(name);
  },
);

describe('an address cut short', () => {
  const trimmed = createPolicy({
    inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
    searchHosts: [],
    pages: ['/', '/guide/basic/cli', '/guide/basic/configure-rslib'],
  });
  const first = '/guide/basic/configure-rslib';

  test.each(['/guide', '/guide/', '/guide/basic', '/guide/basic/'])(
    '%s leads to the first page of the sidebar on every host, in one step',
    from => {
      const lines = createRedirectsFile(trimmed).split('\n');
      expect(lines).toContain(`${from} ${first} 302`);
    },
  );
});
