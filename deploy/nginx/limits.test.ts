import {
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createPolicy } from '../policy.ts';
import { createConfig } from './createConfig.ts';
import { LOOPBACK, reservePort } from './port.ts';
import { type RunningServer, runNginx } from './runNginx.ts';

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
function start(localAddress: string, name: string): Promise<string> {
  const socket = open(localAddress);
  socket.write(`GET ${name} HTTP/1.1\r\nHost: a\r\n\r\n`);
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
    'one that stops reading is let go',
    async () => {
      expect(await start('127.0.0.10', '/large.txt')).toBe('200');
      const log = path.join(work, 'access.log');
      // Requests are logged when they end.
      while (!readFileSync(log, 'utf8').includes('/large.txt')) {
        await wait(DRIP_MS);
      }
      expect(await read()).toBe('200');
    },
    WAIT_LIMIT_MS,
  );

  test('a request of unusual size is refused', async () => {
    const socket = open('127.0.0.5');
    socket.write(`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await ended(socket)).toMatch(/^HTTP\/1.1 414/);
  });
});
