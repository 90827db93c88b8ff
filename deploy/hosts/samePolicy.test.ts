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

/** What each host is told to send with every answer, by header. */
const told: Record<string, Record<string, string>> = {
  nginx: Object.fromEntries(
    [
      ...createSite(policy, {
        root: '/srv/docs',
        listen: ['80'],
        serverName: 'docs.example',
        hasBrotli: true,
      }).matchAll(/^ {4}add_header (\S+) "([^"]*)" always;$/gm),
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

describe.each(Object.entries(told))('%s', (_host, headers) => {
  test('sends the headers of the policy, and the whole of each', () => {
    expect(headers).toEqual(policy.headers);
  });
});
