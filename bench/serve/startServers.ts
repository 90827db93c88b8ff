import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCertificate } from '../../deploy/nginx/makeCertificate.ts';
import { fileOf, typeOf, type Kind } from './fileOf.ts';
import { readCompressed, type Body } from './readCompressed.ts';

/** A response of the server, with the size of its body. */
export interface Answer {
  kind: Kind;
  bytes: number;
}

/** A build, and the headers its host sends with a file, besides those for all. */
export interface Folder {
  dist: string;
  headersOf?: (address: string) => Record<string, string | null>;
}

export interface Served {
  origin: string;
  /** All responses since the last call, to a page, worker, or prefetch. */
  takeAnswers(): Answer[];
  /** When the last request came in, from performance.now(). */
  lastRequestAt(): number;
}

export interface Servers {
  sites: Map<string, Served>;
  /** What Chromium should trust. Ignoring errors would disable its cache. */
  fingerprint: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/bench');
/** Folders where engines put files named after their content. */
const HASHED = /^\/(static|assets|_astro)\//;

/** Serves several builds from this process, with the same rules for each. */
export async function startServers(
  folders: ReadonlyMap<string, Folder>,
): Promise<Servers> {
  // Browsers use HTTP/2 only over TLS, as hosts do.
  const files = makeCertificate('bench/certificate');
  const cert = readFileSync(files.certificate);
  const publicKey = new X509Certificate(cert).publicKey;
  const running: Http2SecureServer[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const sites = new Map<string, Served>();
  for (const [name, folder] of folders) {
    const site = createHandler(folder);
    // As with nginx, each response pays for its headers anew.
    const options = {
      cert,
      key: readFileSync(files.key),
      maxDeflateDynamicTableSize: 0,
    };
    const server = createSecureServer(options, (request, response) => {
      void site.handle(request, response);
    });
    server.on('session', session => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    });
    await new Promise<void>(done => server.listen(0, 'localhost', done));
    running.push(server);
    // A server that listens on a port has an address with a port.
    const { port } = server.address() as AddressInfo;
    sites.set(name, { origin: `https://localhost:${port}`, ...site });
  }
  return {
    sites,
    fingerprint: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    async stop() {
      for (const session of sessions) session.destroy();
      await Promise.all(
        running.map(server => new Promise(done => server.close(done))),
      );
    },
  };
}

function createHandler({ dist, headersOf }: Folder) {
  const bodies = new Map<string, Promise<Body>>();
  let answers: Answer[] = [];
  let lastRequest = 0;

  const read = (file: string): Promise<Body> => {
    const known = bodies.get(file);
    if (known) return known;
    const body = readCompressed(file, path.join(cache, 'brotli'));
    bodies.set(file, body);
    return body;
  };

  async function handle(
    request: Http2ServerRequest,
    response: Http2ServerResponse,
  ): Promise<void> {
    lastRequest = performance.now();
    const address = request.url;
    const found = fileOf(dist, address);
    const file = found ?? fileOf(dist, '/404.html');
    const { kind, type } = typeOf(file ?? address);
    const body = file === undefined ? undefined : await read(file);
    const isKnown = body && request.headers['if-none-match'] === body.tag;
    const status = isKnown ? 304 : found ? 200 : 404;
    const own = Object.entries(headersOf?.(address) ?? {});
    response.writeHead(status, {
      ...Object.fromEntries(own.filter(([, value]) => value !== null)),
      'content-type': type,
      'cache-control': HASHED.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(body && { etag: body.tag }),
      ...(body?.isCompressed && { 'content-encoding': 'br' }),
    });
    const sent = isKnown || !body ? Buffer.alloc(0) : body.bytes;
    answers.push({ kind, bytes: sent.length });
    response.end(sent);
  }

  return {
    handle,
    lastRequestAt: () => lastRequest,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
  };
}
