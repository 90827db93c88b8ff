import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpsServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { makeCertificate } from '../../deploy/nginx/makeCertificate.ts';

export interface ServiceRequest {
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Behaviour = (
  request: ServiceRequest,
  response: ServerResponse,
) => void;

export function replyJson(data: unknown, status = 200): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(data));
  };
}

export function serviceHit(overrides: Record<string, unknown> = {}) {
  return {
    objectID: 'hosted-1',
    url: '/guide/sails#spinnaker',
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Guide',
      lvl1: 'Setting sails',
      lvl2: 'Spinnaker of the service',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    ...overrides,
  };
}

export function replyHits(hits: unknown[], nbHits = hits.length): Behaviour {
  return replyJson({
    results: [{ hits, nbHits, queryID: 'query-7', index: 'sails' }],
  });
}

/**
 * The hosted search service, on this machine. The browser is told to find its
 * hosts here, so that the code under test is what readers run.
 */
export class HostedServer {
  readonly requests: ServiceRequest[] = [];
  behave: Behaviour = replyHits([serviceHit()]);
  readonly #server: HttpsServer;
  readonly #sockets = new Set<Duplex>();

  constructor() {
    const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
    const { key, certificate } = makeCertificate(`certificate-${worker}`);
    this.#server = createServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      (request, response) => void this.#answer(request, response),
    );
    this.#server.on('connection', socket => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }

  requestsTo(pathname: string): ServiceRequest[] {
    return this.requests.filter(request => request.path === pathname);
  }

  async #answer(message: IncomingMessage, response: ServerResponse) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    // Without an encoding, a request is read in buffers.
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { pathname } = new URL(message.url ?? '/', 'https://service');
    const request = {
      host: message.headers.host ?? '',
      path: pathname,
      headers: message.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    this.requests.push(request);
    this.behave(request, response);
  }
}
