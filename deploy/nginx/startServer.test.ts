import { createServer } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { defaultLang, locales } from '../../site/locales.ts';
import { compressFolder } from '../compressFolder.ts';
import type { Policy } from '../policy.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { findBrotliModule, findNginx } from './findNginx.ts';
import { writeFixtureBuild } from './fixtureBuild.ts';
import type { RunningServer } from './runNginx.ts';
import { startServer } from './startServer.ts';

const [other] = locales
  .map(({ lang }) => lang)
  .filter(lang => lang !== defaultLang);

const FILES = [
  '404.html',
  '404.md',
  'index.html',
  'index.md',
  'guide/index.html',
  'guide/index.md',
  'guide/start.html',
  'guide/start.md',
  'both.html',
  'both/index.html',
  `${other}/404.html`,
  `${other}/404.md`,
  `${other}/index.html`,
  `${other}/guide/start.html`,
  'playground/index.html',
  'playground/index.md',
  'static/js/main.1a2b.js',
  'static/js/async/search-worker.1a2b.js',
  'static/live-rslib/rslib.1a2b.js',
  'static/live-rslib/rspack.0.1a2b.wasm',
  'static/css/main.3c4d.css',
  'static/font/text.5e6f.woff2',
  'sitemap.xml',
  'blog-rss.xml',
  `blog-rss-${other}.xml`,
  'llms.txt',
  'data.json',
  'logo.svg',
  'site.webmanifest',
  '.env',
  '.well-known/security.txt',
  '_headers',
  '_redirects',
  '_build.json',
];

// Without nginx, local work goes on, but CI never passes.
const isRunnable = Boolean(findNginx() ?? process.env.CI);

describe.runIf(isRunnable)('the build behind the real nginx', () => {
  let dist: string;
  let policy: Policy;
  let server: RunningServer;

  const request = (address: string, init?: RequestInit) =>
    fetch(server.origin + address, { redirect: 'manual', ...init });

  beforeAll(async () => {
    dist = await writeFixtureBuild(FILES);
    const cacheFolder = path.join(dist, '.compress-cache');
    await compressFolder({ dist, cacheFolder });
    policy = {
      ...readPolicy(dist, await readBuild(dist)),
      redirects: [
        { from: '/old', to: '/guide/start', status: 301 },
        { from: '/old-part', to: '/guide/start#part', status: 302 },
        { from: '/guide/part', to: '/guide/#part', status: 301 },
        { from: '/away', to: 'https://example.com/docs', status: 308 },
      ],
    };
    server = await startServer({ dist, port: 0, policy });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(dist, { recursive: true, force: true });
  });

  test.each([
    ['/', 'index.html'],
    ['/guide/', 'guide/index.html'],
    ['/guide/start', 'guide/start.html'],
    ['/guide/start?from=mail', 'guide/start.html'],
    ['/both', 'both.html'],
    ['/both/', 'both/index.html'],
    [`/${other}/`, `${other}/index.html`],
    [`/${other}/guide/start`, `${other}/guide/start.html`],
  ])('%s answers the page %s', async (address, file) => {
    const response = await request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe(
      'text/html; charset=utf-8',
    );
    expect(await response.text()).toContain(`<h1>${file}</h1>`);
  });

  test.each([
    ['/index.html', '/'],
    ['/guide', '/guide/'],
    ['/guide/start.html?a=1&b=%2F', '/guide/start?a=1&b=%2F'],
    ['/both.html', '/both'],
    ['/both/index.html', '/both/'],
    [`/${other}`, `/${other}/`],
    ['/old', '/guide/start'],
    ['/old?a=1', '/guide/start?a=1'],
  ])('%s moves to %s in one step', async (address, target) => {
    const response = await request(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await request(target)).status).toBe(200);
  });

  test.each([
    ['/old-part?a=1', 302, '/guide/start?a=1#part'],
    ['/guide/part', 301, '/guide/#part'],
    ['/away', 308, 'https://example.com/docs'],
  ])('%s moves with status %i to %s', async (address, status, target) => {
    const response = await request(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each([
    ['/nothing', '404.html'],
    ['/static', '404.html'],
    ['/static/', '404.html'],
    ['/static/js/gone.5e6f.js', '404.html'],
    ['/.env', '404.html'],
    ['/guide/.git/config', '404.html'],
    ['/_headers', '404.html'],
    ['/_redirects', '404.html'],
    ['/_build.json', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['//', '404.html'],
    ['//evil.example/', '404.html'],
    ['/static//js/main.1a2b.js', '404.html'],
    ['/guide%0D%0ASet-Cookie:%20a=b/', '404.html'],
    [`/${other}x`, '404.html'],
    [`/${other}/nothing`, `${other}/404.html`],
    [`/${other}/404`, `${other}/404.html`],
    [`/${other}/404.html`, `${other}/404.html`],
    [`/${other}//evil.example`, `${other}/404.html`],
  ])('%s is not found, with the page %s', async (address, file) => {
    const response = await request(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<h1>${file}</h1>`);
  });

  test.each([
    ['/', 'text/markdown', 'index.md'],
    ['/guide/', 'text/markdown', 'guide/index.md'],
    ['/guide/start', 'text/markdown', 'guide/start.md'],
    ['/guide/start?a=1', 'text/markdown, text/html, */*', 'guide/start.md'],
    ['/guide/start', 'text/html;q=0.9, Text/Markdown', 'guide/start.md'],
    ['/guide/start', '*/*', '<h1>guide/start.html'],
    ['/both', 'text/markdown', '<h1>both.html'],
    ['/nothing', 'text/markdown', '404.md'],
    [`/${other}/nothing/`, 'text/markdown', `${other}/404.md`],
  ])('%s asked for as %s answers %s', async (address, accept, start) => {
    const response = await request(address, { headers: { Accept: accept } });
    const text = await response.text();
    expect(text.replace(/^<!doctype.*<body>/, '')).toMatch(
      new RegExp(`^${start} |^${start}</h1>`),
    );
    expect(response.status).toBe(address.includes('nothing') ? 404 : 200);
    expect(response.headers.get('content-type')).toBe(
      `text/${start.endsWith('.md') ? 'markdown' : 'html'}; charset=utf-8`,
    );
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.get('vary')).toMatch(/(^|, )Accept(,|$)/);
    for (const [name, value] of Object.entries(policy.headers)) {
      expect(response.headers.get(name)).toBe(value);
    }
  });

  test.each([
    ['/nothing.md', '404.md'],
    ['/guide/nothing.md', '404.md'],
    ['/404.md', '404.md'],
    [`/${other}/nothing.md`, `${other}/404.md`],
  ])(
    'the missing %s is answered in its type, with %s',
    async (address, file) => {
      const response = await request(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe(
        'text/markdown; charset=utf-8',
      );
      expect((await response.text()).startsWith(`${file} `)).toBe(true);
    },
  );

  test('an address with one answer does not vary by type', async () => {
    for (const address of ['/guide/start.md', '/llms.txt', '/logo.svg']) {
      const response = await request(address);
      expect(response.headers.get('vary')).not.toMatch(/(^|, )Accept(,|$)/);
    }
  });

  test.each([
    ['/guide/start.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/blog-rss.xml', 'application/rss+xml; charset=utf-8'],
    [`/blog-rss-${other}.xml`, 'application/rss+xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/static/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/static/css/main.3c4d.css', 'text/css; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (address, type) => {
    const response = await request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is refused with every header',
    async method => {
      for (const address of ['/', '/nothing', '/llms.txt']) {
        const response = await request(address, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        for (const [name, value] of Object.entries(policy.headers)) {
          expect(response.headers.get(name)).toBe(value);
        }
      }
    },
  );

  test('HEAD answers as GET does, without a body', async () => {
    const response = await request('/guide/start', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect((await request('/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  const brotli = findBrotliModule() ? 'br' : 'gzip';
  test.each([
    ['br, gzip', brotli],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    for (const address of ['/', '/guide/start', '/nothing', '/llms.txt']) {
      const response = await request(address, {
        headers: { 'Accept-Encoding': accepted, Via: '1.1 proxy' },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe(
        address === '/llms.txt' ? 'Accept-Encoding' : 'Accept-Encoding, Accept',
      );
      expect(await response.text()).toContain('documentation');
    }
  });

  test('a file that came after it was asked for is found at once', async () => {
    const address = '/static/js/late.1a2b.js';
    expect((await request(address)).status).toBe(404);
    await writeFile(path.join(dist, address), 'here');
    expect((await request(address)).status).toBe(200);
    await rm(path.join(dist, address));
  });

  test('a taken port is named with the remedy', async () => {
    const holder = createServer();
    await new Promise<void>(done => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };
    await expect(startServer({ dist, port })).rejects.toThrow(
      `Port ${port} cannot be used`,
    );
    await new Promise(done => holder.close(done));
  });

  test('a folder without pages is named with the remedy', async () => {
    const empty = path.join(dist, 'static');
    await expect(startServer({ dist: empty, port: 0 })).rejects.toThrow(
      'Build the site first',
    );
  });
});
