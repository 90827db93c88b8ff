import { request as httpRequest, type Server } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { createLibrary } from '../Library.ts';
import { createTestDocs } from '../docs/createTestDocs.ts';
import { startHttp } from './startHttp.ts';

const docs = createTestDocs({ pages: { '/a': splitCopy('# A\n\nText.\n') } });
let http: Server;
let port: number;

beforeAll(async () => {
  http = await startHttp(createLibrary(docs), {
    host: '127.0.0.1',
    port: 0,
    origins: ['https://allowed.example'],
  });
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Not fetch, which sets Host and Origin itself. */
function send({
  method = 'POST',
  path = '/mcp',
  headers = {},
  body = '',
}: Request) {
  return new Promise<{ status: number; text: string; allowed: unknown }>(
    (resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port, method, path, headers },
        response => {
          let text = '';
          response.on('data', part => (text += String(part)));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text,
              allowed: response.headers['access-control-allow-origin'],
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    },
  );
}

const json = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

/** Asks until the answer has this status; a busy machine may take a moment. */
async function waitFor(status: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await send({ headers: json, body: list });
    if (answer.status === status) return status;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`No answer had the status ${status}.`);
}

describe('over HTTP', () => {
  test('a client asks as it does otherwise, several at once', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const url = new URL(`http://127.0.0.1:${port}/mcp`);
    const transport = new StreamableHTTPClientTransport(url);
    await client.connect(transport);
    const ask = () =>
      client.callTool({ name: 'get_page', arguments: { path: '/a' } });
    for (const { content } of await Promise.all([ask(), ask(), ask()])) {
      expect(JSON.stringify(content)).toContain('Text.');
    }
    await client.close();
  });

  test.each<[string, Request, number]>([
    ['a page of a site', { headers: { origin: 'https://evil.example' } }, 403],
    ['a name that leads here', { headers: { host: 'evil.example' } }, 403],
    ['another path', { path: '/' }, 404],
    ['GET', { method: 'GET' }, 405],
    ['DELETE', { method: 'DELETE' }, 405],
    ['no JSON', { headers: json, body: '{' }, 400],
    ['too long a message', { headers: json, body: ' '.repeat(1_000_001) }, 413],
  ])('%s is refused', async (_, request, status) => {
    const answer = await send(request);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/"error":\{"code":-32\d00,"message":"[^"]{10}/);
  });

  test('a page of an allowed origin may ask', async () => {
    const headers = { ...json, origin: 'https://allowed.example' };
    const preflight = await send({ method: 'OPTIONS', headers });
    expect([preflight.status, preflight.allowed]).toEqual([
      204,
      'https://allowed.example',
    ]);
    const { status, allowed } = await send({ headers, body: list });
    expect([status, allowed]).toEqual([200, 'https://allowed.example']);
  });

  test('requests beyond the limit are told to wait', async () => {
    // They hold their place, because their body doesn't end.
    const held = Array.from({ length: 32 }, () => {
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/mcp',
        headers: json,
      });
      request.on('error', () => {});
      request.write('{');
      return request;
    });
    expect(await waitFor(503)).toBe(503);
    for (const request of held) request.destroy();
    expect(await waitFor(200)).toBe(200);
  });
});
