import { describe, expect, test } from '@rstest/core';
import { createSite } from '../nginx/createSite.ts';
import { createPolicy } from '../policy.ts';
import { createHeadersFile } from './headersFile.ts';
import { createVercelConfig } from './vercelConfig.ts';

const policy = createPolicy({
  inlineHashes: {
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    styleAttributes: [],
  },
  searchHosts: ['https://*.algolia.net'],
});

const nginxOptions = {
  root: '/srv/docs',
  listen: ['80'],
  serverName: 'docs.example',
  hasBrotli: true,
};

/** The headers each host sends with every response. */
const told: Record<string, Record<string, string>> = {
  nginx: Object.fromEntries(
    [
      ...createSite(policy, nginxOptions).matchAll(
        /^ {4}add_header (\S+) "([^"]*)" always;$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  ),
  'Netlify and Cloudflare Pages': Object.fromEntries(
    [
      ...(createHeadersFile(policy).split('\n/static/')[0] ?? '').matchAll(
        /^ {2}([\w-]+): (.*)$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  ),
  Vercel: Object.fromEntries(
    createVercelConfig(policy)
      .headers.filter(({ source }) => source === '/(.*)')
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  ),
};

/** The content type each host sends for the feeds. */
const FEEDS = ['/blog-rss.xml', '/blog-rss-zh.xml'];
const TYPE = 'application/rss+xml';

test.each(FEEDS)('every host sends %s as the pages declare it', address => {
  expect(createSite(policy, nginxOptions)).toContain(
    `location = ${address} { types {} default_type ${TYPE}; }`,
  );
  expect(createHeadersFile(policy)).toContain(
    `\n${address}\n  Content-Type: ${TYPE}; charset=utf-8\n`,
  );
  expect(createVercelConfig(policy).headers).toContainEqual({
    source: address,
    headers: [{ key: 'Content-Type', value: `${TYPE}; charset=utf-8` }],
  });
});

describe.each(Object.entries(told))('%s', (_host, headers) => {
  test('sends the headers of the policy, and the whole of each', () => {
    expect(headers).toEqual(policy.headers);
  });
});
