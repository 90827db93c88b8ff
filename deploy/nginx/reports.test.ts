import { once } from 'node:events';
import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
} from '@rstest/core';
import { createPolicy } from '../policy.ts';
import { createSite } from './createSite.ts';
import { writeFixtureBuild } from './fixtureBuild.ts';
import { LOOPBACK, reservePort } from './port.ts';
import { type SiteServer, startServer } from './startServer.ts';

const policyOf = (share: number) =>
  createPolicy({
    inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
    searchHosts: [],
    reports: { url: '/reports', share },
  });

let dist: string;
const servers: SiteServer[] = [];
const collectors: Server[] = [];

beforeAll(async () => {
  dist = await writeFixtureBuild(['index.html', '404.html', 'zh/404.html']);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.stop()));
  for (const collector of collectors.splice(0)) {
    collector.close();
    collector.closeAllConnections();
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

async function serve(collector?: string, share = 1): Promise<string> {
  const server = await startServer({
    dist,
    port: 0,
    policy: policyOf(share),
    ...(collector && { collector }),
  });
  servers.push(server);
  return server.origin;
}

async function collect(listener: RequestListener): Promise<string> {
  const collector = createServer(listener);
  collectors.push(collector);
  collector.listen(0, LOOPBACK);
  await once(collector, 'listening');
  return `${LOOPBACK}:${(collector.address() as AddressInfo).port}`;
}

const report = (origin: string, body = '{"type":"script-error"}') =>
  fetch(`${origin}/reports`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/reports+json',
      Cookie: 'a=b',
      Referer: 'https://a.example/',
      'User-Agent': 'a browser',
      'X-Forwarded-For': '192.0.2.1',
    },
  });

/** A page still answers as if there were no reports. */
async function expectPage(origin: string): Promise<void> {
  const response = await fetch(`${origin}/`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>index.html</h1>');
}

test('a report reaches the collector, without a word about its sender', async () => {
  const seen: { body: string; headers: IncomingHttpHeaders }[] = [];
  const collector = await collect((request, response) => {
    let body = '';
    request.on('data', part => (body += String(part)));
    request.on('end', () => {
      seen.push({ body, headers: request.headers });
      response.writeHead(204).end();
    });
  });
  const origin = await serve(collector);
  expect((await report(origin, '{"a":1}')).status).toBe(204);
  expect(seen).toEqual([
    {
      body: '{"a":1}',
      headers: {
        connection: 'close',
        'content-length': '7',
        'content-type': 'application/reports+json',
        host: collector,
      },
    },
  ]);
  await expectPage(origin);
});

describe('readers notice nothing of a collector', () => {
  test('that is not there', async () => {
    const origin = await serve(`${LOOPBACK}:${await reservePort(0)}`);
    expect((await report(origin)).status).toBe(204);
    await expectPage(origin);
  });

  test('that nobody set up', async () => {
    const origin = await serve();
    expect((await report(origin)).status).toBe(204);
    await expectPage(origin);
  });

  test('that never answers', async () => {
    const origin = await serve(await collect(() => {}));
    const waiting = Array.from({ length: 40 }, () => report(origin));
    await expectPage(origin);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
  });

  test.each([400, 413, 429, 500, 503])('that answers %i', async status => {
    const collector = await collect((_request, response) =>
      response.writeHead(status).end('what went wrong'),
    );
    const response = await report(await serve(collector));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('and it nothing of a report that is too large', async () => {
    let isAsked = false;
    const collector = await collect((_request, response) => {
      isAsked = true;
      response.end();
    });
    const origin = await serve(collector);
    expect((await report(origin, 'a'.repeat(70_000))).status).toBe(204);
    expect(isAsked).toBe(false);
  });
});

test('nothing else may be posted, and reports may not be read', async () => {
  const origin = await serve();
  const { status } = await fetch(`${origin}/`, { method: 'POST', body: 'a' });
  expect(status).toBe(405);
  expect((await fetch(`${origin}/reports`)).status).toBe(405);
});

test('a share of the responses says where to report', async () => {
  const REQUESTS = 400;
  const origin = await serve(undefined, 0.1);
  let told = 0;
  for (let count = 0; count < REQUESTS; count++) {
    const { headers } = await fetch(`${origin}/`, { method: 'HEAD' });
    const value = headers.get('reporting-endpoints');
    if (value === null) continue;
    expect(value).toBe('reports="/reports"');
    told += 1;
  }
  // Six standard deviations on each side.
  expect(told).toBeGreaterThan(4);
  expect(told).toBeLessThan(76);
});

test('without an address, the configuration has none of this', () => {
  const policy = createPolicy({
    inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
    searchHosts: [],
  });
  const site = { root: '/srv', listen: ['80'], serverName: '_' };
  const text = createSite(policy, { ...site, hasBrotli: true });
  expect(text).not.toMatch(/report|proxy_pass|split_clients/);
  expect(text).toContain(
    '    if ($request_method !~ ^(GET|HEAD)$) { return 405; }\n',
  );
});
