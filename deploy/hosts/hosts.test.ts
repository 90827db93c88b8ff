import { describe, expect, test } from '@rstest/core';
import { createPolicy, type Policy } from '../policy.ts';
import { createHeadersFile } from './headersFile.ts';
import { createRedirectsFile } from './redirectsFile.ts';
import { createVercelConfig } from './vercelConfig.ts';

const policy: Policy = {
  ...createPolicy({
    inlineHashes: { scripts: ["'sha256-a'"], styles: [], styleAttributes: [] },
    searchHosts: [],
  }),
  redirects: [
    { from: '/old', to: '/new#part', status: 301 },
    { from: '/new/old', to: '/new/#part', status: 301 },
  ],
  notFound: {
    fallback: '/404.html',
    byPrefix: [{ prefix: '/xx', page: '/xx/404.html' }],
  },
};

describe('createHeadersFile', () => {
  const text = createHeadersFile(policy);

  test.each(Object.entries(policy.headers))('sends %s', (name, value) => {
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  });

  test('sets caching for hashed files only, since rules would be joined', () => {
    expect(text.match(/Cache-Control/g)).toHaveLength(1);
    expect(text).toContain(
      '/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  test('refuses a line that Cloudflare would drop', () => {
    const headers = { 'Content-Security-Policy': 'x'.repeat(2001) };
    expect(() => createHeadersFile({ ...policy, headers })).toThrow(
      'Shorten that header',
    );
  });
});

test('createRedirectsFile lists moved pages, then the 404 pages', () => {
  const rules = createRedirectsFile(policy)
    .split('\n')
    .filter(line => line && !line.startsWith('#'));
  expect(rules).toEqual([
    '/old /new#part 301',
    '/new/old /new/#part 301',
    '/xx/* /xx/404.html 404',
  ]);
});

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
      expect(createVercelConfig(trimmed).redirects).toContainEqual({
        source: from,
        destination: first,
        statusCode: 302,
      });
    },
  );
});

describe('createVercelConfig', () => {
  const config = createVercelConfig(policy);

  test('sends the same headers', () => {
    const [first] = config.headers;
    expect(first).toEqual({
      source: '/(.*)',
      headers: Object.entries(policy.headers).map(([key, value]) => ({
        key,
        value,
      })),
    });
  });

  test.each([
    ['/static/js/a.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/guide/start', 'no-cache'],
    ['/statics', 'no-cache'],
    ['/data/search/1a2b.json', 'no-cache'],
  ])('caches %s by exactly one rule: %s', (path, value) => {
    const values = config.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Cache-Control');
    expect(values).toEqual([{ key: 'Cache-Control', value }]);
  });

  test('moves pages', () => {
    expect(config.redirects).toEqual([
      { source: '/old', destination: '/new#part', statusCode: 301 },
      { source: '/new/old', destination: '/new/#part', statusCode: 301 },
    ]);
  });
});
