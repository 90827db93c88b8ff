import { describe, expect, test } from '@rstest/core';
import { createSite } from '../nginx/createSite.ts';
import { createPolicy } from '../policy.ts';
import { createHeadersFile, createNetlifyHeaders } from './headersFile.ts';

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

/** The first rule of a file: what is sent by default. */
const firstRule = (file: string) =>
  Object.fromEntries(
    [...(file.split('\n/')[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** The headers that hosts send by default; the real nginx has tests of its own. */
const told: Record<string, Record<string, string>> = {
  Cloudflare: firstRule(createHeadersFile(policy)),
  Netlify: firstRule(createNetlifyHeaders(policy)),
};

/** The content type each host sends for the feeds. */
const FEEDS = ['/blog-rss.xml', '/blog-rss-zh.xml'];
const TYPE = 'application/rss+xml';

test.each(FEEDS)('every host sends %s as the pages declare it', address => {
  expect(createSite(policy, nginxOptions)).toContain(
    `location = ${address} { types {} default_type ${TYPE}; }`,
  );
  for (const file of [createHeadersFile, createNetlifyHeaders]) {
    expect(file(policy)).toContain(
      `\n${address}\n  Content-Type: ${TYPE}; charset=utf-8\n`,
    );
  }
});

describe.each(Object.entries(told))('%s', (_host, headers) => {
  test('sends the headers of the policy, and the whole of each', () => {
    const { 'Cache-Control': caching = 'no-cache', ...others } = headers;
    expect(others).toEqual(policy.headers);
    expect(caching).toBe('no-cache');
  });
});
