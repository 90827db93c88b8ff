import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Report, readReports } from './readReports.ts';
import { TokenBucket } from './TokenBucket.ts';

export interface CollectorOptions {
  /** Of the site that the reports are about. */
  origin: string;
  /** Keeps reports; may throw. */
  keep: (reports: readonly Report[]) => void;
  /** Requests per second, after a burst of ten times as many. */
  perSecond: number;
}

const MAX_BODY_BYTES = 64 << 10;
const MAX_HEADER_BYTES = 8 << 10;
const BURST_SECONDS = 10;
const LINGER_MS = 500;

/** Browsers ask first when the site is on another origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/** A server that takes reports from readers' browsers, and answers with a status. */
export function createCollector(options: CollectorOptions): Server {
  const { perSecond } = options;
  const bucket = new TokenBucket(perSecond, perSecond * BURST_SECONDS);
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: 5000,
      requestTimeout: 10_000,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      void answer(request, bucket, options).then(status =>
        finish(request, response, status),
      );
    },
  );
  server.maxConnections = 200;
  return server;
}

async function answer(
  request: IncomingMessage,
  bucket: TokenBucket,
  { keep, origin }: CollectorOptions,
): Promise<number> {
  if (request.method === 'OPTIONS') return 204;
  if (request.method !== 'POST') return 405;
  // Before anything is read: a flood costs no more than its headers.
  if (!bucket.take()) return 429;
  const body = await readBody(request);
  if (body === undefined) return 413;
  let reports: Report[];
  try {
    reports = readReports(body, origin);
  } catch {
    return 400;
  }
  try {
    if (reports.length > 0) keep(reports);
    return 204;
  } catch (error) {
    console.error(`A report was lost: ${(error as Error).message}`);
    return 500;
  }
}

/** The body as text; undefined if it's too long or doesn't arrive whole. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES) {
    return undefined;
  }
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= MAX_BODY_BYTES) parts.push(part);
    else resolve(undefined);
  });
  request.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
  request.once('close', () => resolve(undefined));
  return promise;
}

/**
 * Answers once the rest of the body is in, because a connection that is closed
 * before that loses the response. Nobody is waited for longer than a moment.
 */
async function finish(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Promise<void> {
  if (!request.complete) {
    request.resume();
    const signal = AbortSignal.timeout(LINGER_MS);
    await once(request, 'close', { signal }).catch(() => {});
  }
  const isRead = request.complete;
  response.writeHead(status, {
    ...CORS,
    ...(!isRead && { Connection: 'close' }),
  });
  response.end(() => {
    if (!isRead) request.destroy();
  });
}
