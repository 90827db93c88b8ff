import type { APIResponse } from '@playwright/test';
import { globSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '../../deploy/readBuild.ts';
import { headersOf } from '../../deploy/policy.ts';
import { readPolicy } from '../../deploy/readPolicy.ts';
import { languages } from '../support/languages.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Addresses by the status and the kind of file they answer with. */
const answers = [
  ['/', 200],
  ['/zh/', 200],
  ['/guide/start/quick-start', 200],
  ['/playground/', 200],
  ['/zh/playground/', 200],
  ['/guide/start/quick-start.md', 200],
  ['/llms.txt', 200],
  ['/sitemap.xml', 200],
  ['/blog-rss.xml', 200],
  ['/favicon.svg', 200],
  ['/favicon.ico', 200],
  ['/apple-touch-icon.png', 200],
  ['/guide/start/quick-start.html', 301],
  ['/guide/start/quick-start/', 301],
  ['/config/lib/wasm', 301],
  ['/no/such/page', 404],
  ['/zh/no/such/page', 404],
  ['/no/such/page.md', 404],
  ['/static/js/no-such-chunk.js', 404],
  ['/static/font/no-such-font.woff2', 404],
  ['/static/live-rslib/no-such-file.js', 404],
] as const;

/** The policy of the build that is served, read again from its pages. */
const readServed = async () => readPolicy(dist, await readBuild(dist));

type Policy = Awaited<ReturnType<typeof readServed>>;

/** Each header once, but not those that mean nothing to a file that is there. */
function expectHeaders(response: APIResponse, policy: Policy) {
  const expected = [200, 304].includes(response.status())
    ? headersOf(policy, new URL(response.url()).pathname)
    : policy.headers;
  const none = { 'Cross-Origin-Embedder-Policy': null };
  for (const [name, value] of Object.entries({ ...none, ...expected })) {
    const values = response
      .headersArray()
      .filter(header => header.name.toLowerCase() === name.toLowerCase())
      .map(header => header.value);
    expect(values, `${name} of ${response.url()}`).toEqual(
      value === null ? [] : [value],
    );
  }
}

test('every answer has the headers that mean something to it', async ({
  request,
}) => {
  const policy = await readServed();
  for (const [address, status] of answers) {
    await test.step(`${address} answers ${status} with its headers`, async () => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expectHeaders(response, policy);
    });
  }

  await test.step('what is unchanged answers 304 with its headers', async () => {
    for (const address of ['/', '/llms.txt']) {
      const { etag = '' } = (await request.get(address)).headers();
      const response = await request.get(address, {
        headers: { 'If-None-Match': etag },
      });
      expect(response.status()).toBe(304);
      expectHeaders(response, policy);
    }
  });

  await test.step('files of the build carry their headers', async () => {
    const html = await (await request.get('/')).text();
    const script = /src="(\/static\/js\/[^"]+)"/.exec(html)?.[1] ?? '';
    const image = /content="[^"]*(\/static\/og\/[^"]+)"/.exec(html)?.[1] ?? '';
    const font = /url\((\/static\/font\/[^)]+)\)/.exec(html)?.[1] ?? '';
    const index = /\/data\/search\/\w+\.json/.exec(html)?.[0] ?? '';
    const engine = globSync('static/live-rslib/*.{js,wasm}', { cwd: dist });
    expect(engine.length).toBeGreaterThan(20);
    const files = [
      script,
      image,
      font,
      index,
      ...engine.map(name => `/${name}`),
    ];
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['cache-control']).toContain(
        file === index ? 'no-cache' : 'immutable',
      );
      expectHeaders(response, policy);
    }
  });

  await test.step('a method other than GET and HEAD is refused with every header', async () => {
    const response = await request.post('/');
    expect(response.status()).toBe(405);
    expectHeaders(response, policy);
  });
});

test('answers lead nowhere else and keep nothing', async ({
  baseURL,
  request,
}) => {
  await test.step('plain requests are led to the encrypted address, and nowhere else', async () => {
    const plain = process.env.E2E_PLAIN_ORIGIN ?? '';
    for (const address of ['/', '/guide/?a=1', '//evil.example/']) {
      const response = await request.get(plain + address, {
        maxRedirects: 0,
        headers: { Host: 'evil.example' },
      });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${baseURL}${address}`);
    }
  });

  await test.step('no answer sets a cookie', async () => {
    for (const [address] of answers) {
      const response = await request.get(address);
      const names = response
        .headersArray()
        .map(({ name }) => name.toLowerCase());
      expect(names, address).not.toContain('set-cookie');
    }
  });

  await test.step('every page has the same policy, with at most three hashes of scripts', async () => {
    const readPolicyOf = async (address: string) => {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      return response.headers()['content-security-policy'] ?? '';
    };
    const policy = await readPolicyOf('/');
    for (const { prefix } of languages) {
      for (const route of routes) {
        expect(await readPolicyOf(prefix + route), route).toBe(policy);
      }
    }
    const scripts = policy
      .split('; ')
      .find(one => one.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+'){1,3}$/);
  });
});
