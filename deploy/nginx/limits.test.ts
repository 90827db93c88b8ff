import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createPolicy } from '../policy.ts';
import { createConfig } from './createConfig.ts';
import { LOOPBACK, reservePort } from './port.ts';
import { type RunningServer, runNginx } from './runNginx.ts';

const LIMIT = 3;
const PER_SECOND = 20;
/** All that the server under test may have open, readers included. */
const CONNECTIONS = 128;
/** For a busy machine; the waits themselves take a second or two. */
const WAIT_LIMIT_MS = 60_000;
/** More than the system buffers for a connection that nobody reads. */
const LARGE_BYTES = 64 << 20;
const DRIP_MS = 100;

const work = mkdtempSync(path.join(tmpdir(), 'limits-'));
const sockets: Socket[] = [];
let port: number;
let server: RunningServer;

/** The same rules with shorter times and fewer connections. */
const SMALLER = {
  'client_header_timeout 10s': 'client_header_timeout 1s',
  'send_timeout 30s': 'send_timeout 1s',
  'lingering_time 5s': 'lingering_time 1s',
  'worker_connections 1024': `worker_connections ${CONNECTIONS}`,
  // Lets a test speak for any address.
  'sendfile on;':
    'sendfile on; set_real_ip_from 127.0.0.8; real_ip_header X-Real-IP;',
};

beforeAll(async () => {
  const large = path.join(work, 'large.txt');
  writeFileSync(large, '');
  truncateSync(large, LARGE_BYTES);
  writeFileSync(path.join(work, 'index.html'), 'a page');
  port = await reservePort(0);
  let text = createConfig(
    createPolicy({
      inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
      searchHosts: [],
    }),
    {
      root: work,
      listen: [`${LOOPBACK}:${port}`],
      serverName: '_',
      hasBrotli: false,
      connections: {
        perAddress: LIMIT,
        perSecond: PER_SECOND,
        proxies: ['127.0.0.9'],
      },
      modules: [],
      workFolder: work,
      ...(process.getuid?.() === 0 && { user: userInfo().username }),
    },
  );
  for (const [from, to] of Object.entries(SMALLER)) {
    if (!text.includes(from)) throw new Error(`Nothing says "${from}".`);
    text = text.replace(from, to);
  }
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, text);
  server = await runNginx(file, port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  rmSync(work, { recursive: true });
});

function open(localAddress: string): Socket {
  const socket = connect({ host: LOOPBACK, port, localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  return socket;
}

/** Sends a request, reads the start of the response, then stops reading. */
function start(
  localAddress: string,
  name: string,
  header = '',
): Promise<string> {
  const socket = open(localAddress);
  socket.write(`GET ${name} HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
  return new Promise(resolve => {
    socket.once('data', (part: Buffer) => {
      socket.pause();
      resolve(String(part).slice(9, 12));
    });
    socket.once('close', () => resolve('closed'));
  });
}

/** What a reader gets who comes from an address of its own. */
async function read(): Promise<string> {
  const status = await start('127.0.0.7', '/');
  sockets.pop()?.destroy();
  return status;
}

/** Sends the start of a request, and then a byte now and then, until cut off. */
function drip(localAddress: string, beginning: string): Promise<string> {
  const socket = open(localAddress);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  return ended(socket).finally(() => clearInterval(timer));
}

const UNENDED = 'GET / HTTP/1.1\r\nHost: ';

const ended = (socket: Socket) =>
  new Promise<string>(resolve => {
    let answer = '';
    socket.on('data', part => (answer += String(part)));
    socket.once('close', () => resolve(answer));
  });

describe('slow clients', () => {
  test('one that never ends its request is let go', async () => {
    await drip('127.0.0.2', UNENDED);
    expect(await start('127.0.0.2', '/')).toBe('200');
  });

  test('one that sends a body, slowly, is answered and let go', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n';
    expect(await drip('127.0.0.2', head)).toMatch(/^HTTP\/1.1 405/);
  });

  test('many of them keep nobody else waiting', async () => {
    const dripping = Array.from({ length: CONNECTIONS / 2 }, () =>
      drip('127.0.0.2', UNENDED),
    );
    for (let count = 0; count < LIMIT; count++) {
      void start('127.0.0.6', '/large.txt');
    }
    const statuses = new Set<string>();
    let isOver = false;
    const over = Promise.all(dripping).then(() => (isOver = true));
    while (!isOver) {
      statuses.add(await read());
      await wait(DRIP_MS);
    }
    await over;
    expect([...statuses]).toEqual(['200']);
  });

  test(
    'more of them than the server has connections are all let go',
    async () => {
      const dripping = Array.from({ length: 2 * CONNECTIONS }, () =>
        drip('127.0.0.2', UNENDED),
      );
      await Promise.all(dripping);
      expect(await read()).toBe('200');
    },
    WAIT_LIMIT_MS,
  );

  test(
    'one that stops reading gives its place back',
    async () => {
      const held = Array.from({ length: LIMIT }, () =>
        start('127.0.0.10', '/large.txt'),
      );
      await Promise.all(held);
      let status = '429';
      while (status === '429') {
        await wait(DRIP_MS);
        status = await start('127.0.0.10', '/');
      }
      expect(status).toBe('200');
    },
    WAIT_LIMIT_MS,
  );

  test('an address that reads nothing is refused more, and others are not', async () => {
    const held = Array.from({ length: LIMIT }, () =>
      start('127.0.0.3', '/large.txt'),
    );
    expect(await Promise.all(held)).toEqual(['200', '200', '200']);
    expect(await start('127.0.0.3', '/')).toBe('429');
    expect(await start('127.0.0.4', '/')).toBe('200');
  });

  test('a proxy may ask for many', async () => {
    const held = Array.from({ length: 3 * LIMIT }, () =>
      start('127.0.0.9', '/large.txt'),
    );
    expect(new Set(await Promise.all(held))).toEqual(new Set(['200']));
  });

  test('a request of unusual size is refused', async () => {
    const socket = open('127.0.0.5');
    socket.write(`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await ended(socket)).toMatch(/^HTTP\/1.1 414/);
  });
});

describe('greedy clients', () => {
  /** Sends requests over one connection, each from the address it names. */
  async function burst(from: (index: number) => string): Promise<string[]> {
    const socket = open('127.0.0.8');
    const requests = Array.from(
      { length: 14 * PER_SECOND },
      (_, index) =>
        `HEAD / HTTP/1.1\r\nHost: a\r\nX-Real-IP: ${from(index)}\r\n\r\n`,
    );
    const last = 'HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    socket.write(requests.join('') + last);
    const answers = (await ended(socket)).matchAll(/^HTTP\/1.1 (\d+)/gm);
    return [...answers].map(([, status = '']) => status);
  }

  test('one that asks too often is refused, and others are not', async () => {
    expect(await burst(() => '192.0.2.1')).toContain('429');
    expect(await read()).toBe('200');
  });

  test('all addresses of an IPv6 network are one client', async () => {
    const statuses = await burst(
      index => `2001:db8:1:2::${index.toString(16)}`,
    );
    expect(statuses).toContain('429');
    const neighbor = 'X-Real-IP: 2001:db8:1:3::1\r\n';
    expect(await start('127.0.0.8', '/', neighbor)).toBe('200');
  });
});
