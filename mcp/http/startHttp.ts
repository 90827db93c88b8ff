import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from '../createServer.ts';
import type { Library } from '../Library.ts';
import { MAX_MESSAGE_BYTES } from '../limits.ts';
import { isAllowedHost, isAllowedOrigin } from './isAllowed.ts';

export interface HttpOptions {
  host: string;
  port: number;
  /** Origins of web pages that may ask; none by default. */
  origins: readonly string[];
}

const ENDPOINT = '/mcp';
/** Requests at the same time; each holds a server and its answer. */
const MAX_REQUESTS = 32;
const MAX_CONNECTIONS = 128;
/** A client that sends slowly, or an answer that doesn't end. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * The tools over streamable HTTP. It keeps no sessions: each request is answered by a
 * server of its own, which all share the documentation.
 */
export async function startHttp(
  library: Library,
  { host, port, origins }: HttpOptions,
): Promise<Server> {
  let running = 0;
  const http = createHttpServer((request, response) => {
    const refuse = (status: number, why: string) =>
      refuseRequest(response, status, why);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isAllowedHost(request.headers.host, host)) {
      return refuse(
        403,
        'This host name is not the one the server listens on.',
      );
    }
    if (!isAllowedOrigin(request.headers.origin, origins)) {
      return refuse(403, 'Web pages may not ask. Start with --allow-origin.');
    }
    if (pathname !== ENDPOINT) {
      return refuse(404, `The endpoint is ${ENDPOINT}.`);
    }
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return refuse(405, 'The server keeps no sessions, so only POST is used.');
    }
    if (running >= MAX_REQUESTS) {
      response.setHeader('Retry-After', '1');
      return refuse(503, 'Too many requests at once. Try again in a second.');
    }
    running += 1;
    response.once('close', () => {
      running -= 1;
    });
    allowOrigin(request, response);
    response.setTimeout(ANSWER_TIMEOUT_MS, () => response.destroy());
    handle(library, request, response).catch(() => {
      refuse(500, 'The question could not be answered.');
    });
  });
  http.maxConnections = MAX_CONNECTIONS;
  http.headersTimeout = HEADERS_TIMEOUT_MS;
  http.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return http;
}

async function handle(
  library: Library,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const server = createServer(library);
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MAX_MESSAGE_BYTES,
  });
  response.once('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function refuseRequest(
  response: ServerResponse,
  status: number,
  message: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // JSON-RPC: server error. The id of a message that wasn't read is unknown.
  const error = { code: -32000, message };
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
}

function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  allowOrigin(request, response);
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'content-type, accept, mcp-protocol-version',
  );
  response.writeHead(204).end();
}
