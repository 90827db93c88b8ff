import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, rs, test } from '@rstest/core';
import { createCollector } from './createCollector.ts';
import type { Report } from './readReports.ts';

const kept: Report[] = [];
const servers: Server[] = [];
let isDiskFull = false;
let port: number;

async function start(perSecond: number): Promise<number> {
  const server = createCollector({
    origin: 'https://docs.example',
    perSecond,
    keep: reports => {
      if (isDiskFull) throw new Error('ENOSPC');
      kept.push(...reports);
    },
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
beforeAll(async () => {
  port = await start(1000);
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

function post(body: string, at = port, method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: at, method }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const error = JSON.stringify({
  type: 'script-error',
  path: '/',
  message: 'x',
  file: '/static/js/a.js',
});

test('keeps a report', async () => {
  kept.length = 0;
  expect(await post(error)).toBe(204);
  expect(kept).toHaveLength(1);
});

test('lets the pages of another origin report', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'OPTIONS',
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'Content-Type',
  );
});

describe('what is no report', () => {
  test.each([
    ['no JSON', '<html>', 400],
    ['nothing', '', 400],
    ['half of one', error.slice(0, 20), 400],
    ['another value', '7', 204],
    ['deep nesting', '['.repeat(60_000), 400],
    ['64 kB', `"${'a'.repeat(65_000)}"`, 204],
    ['more', `"${'a'.repeat(70_000)}"`, 413],
  ])('%s is answered and not kept', async (_name, body, status) => {
    kept.length = 0;
    expect(await post(body)).toBe(status);
    expect(kept).toEqual([]);
  });

  test('GET is refused', async () => {
    expect(await post('', port, 'GET')).toBe(405);
  });

  test('a body without end is cut off, whatever it says about its length', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const timer = setInterval(() => socket.write(chunk), 5);
    socket.resume();
    await new Promise(resolve => socket.once('close', resolve));
    clearInterval(timer);
    expect(await post(error)).toBe(204);
  });

  test('one that is never finished does no harm', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    await wait(50);
    socket.destroy();
    expect(await post(error)).toBe(204);
  });
});

test('a flood is refused, and what comes later is kept', async () => {
  const slow = await start(5);
  kept.length = 0;
  const statuses = await Promise.all(
    Array.from({ length: 150 }, () => post(error, slow)),
  );
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThan(100);
  let status = 429;
  while (status === 429) {
    await wait(100);
    status = await post(error, slow);
  }
  expect(status).toBe(204);
});

test('a full disk loses reports, not the collector', async () => {
  const told = rs.spyOn(console, 'error').mockImplementation(() => {});
  isDiskFull = true;
  expect(await post(error)).toBe(500);
  isDiskFull = false;
  expect(told).toHaveBeenCalledWith('A report was lost: ENOSPC');
  told.mockRestore();
  expect(await post(error)).toBe(204);
});
