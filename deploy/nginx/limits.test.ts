import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createPolicy } from '../policy.ts';
import { createConfig } from './createConfig.ts';
import { LOOPBACK, reservePort } from './port.ts';
import { type RunningServer, runNginx } from './runNginx.ts';

const LIMIT = 3;
/** For a busy machine; the waits themselves take a second. */
const WAIT_LIMIT_MS = 60_000;
/** More than the system buffers for a connection that nobody reads. */
const LARGE_BYTES = 64 << 20;

const work = mkdtempSync(path.join(tmpdir(), 'limits-'));
const sockets: Socket[] = [];
let port: number;
let server: RunningServer;

beforeAll(async () => {
  const large = path.join(work, 'large.txt');
  writeFileSync(large, '');
  truncateSync(large, LARGE_BYTES);
  writeFileSync(path.join(work, 'index.html'), 'a page');
  port = await reservePort(0);
  const text = createConfig(
    createPolicy({
      inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
      searchHosts: [],
    }),
    {
      root: work,
      listen: [`${LOOPBACK}:${port}`],
      serverName: '_',
      hasBrotli: false,
      connections: { perAddress: LIMIT, proxies: ['127.0.0.9'] },
      modules: [],
      workFolder: work,
      ...(process.getuid?.() === 0 && { user: userInfo().username }),
    },
  );
  // The same rules with shorter times.
  const quick = text.replace('header_timeout 10s', 'header_timeout 1s');
  if (quick === text) throw new Error('There is no time limit to shorten.');
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, quick);
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
  return new Promise(resolve =>
    socket.once('data', (part: Buffer) => {
      socket.pause();
      resolve(String(part).slice(9, 12));
    }),
  );
}

const ended = (socket: Socket) =>
  new Promise<string>(resolve => {
    let answer = '';
    socket.on('data', part => (answer += String(part)));
    socket.once('close', () => resolve(answer));
  });

describe('slow clients', () => {
  test(
    'one that never ends its request is let go',
    async () => {
      const socket = open('127.0.0.2');
      socket.write('GET / HTTP/1.1\r\nHost: ');
      // No line ever ends, however many bytes follow.
      const drip = setInterval(() => socket.write('a'), 100);
      await ended(socket);
      clearInterval(drip);
      expect(await start('127.0.0.2', '/')).toBe('200');
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
