import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** What a page needs so that its workers may share memory. */
const ISOLATION = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of the worker's files: they load nothing but each other, whatever they run. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'; worker-src 'self'";

/** Of the page, which neither compiles nor evaluates. */
const PAGE_POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";

const CLIENT = '/client/';
const client = path.dirname(
  fileURLToPath(import.meta.resolve('@rslib-website/live-rslib/LiveRslib')),
);

/** Serves the bundle, and a page that has `LiveRslib`, at an address of their own. */
export async function serveBundle(dist: string) {
  const server = createServer(({ url = '/' }, response) => {
    const body = read(url, dist);
    const isPage = url === '/' || url.startsWith(CLIENT);
    response.writeHead(body === undefined ? 404 : 200, {
      ...ISOLATION,
      'content-type': TYPES[path.extname(url)] ?? 'text/html',
      'content-security-policy': isPage ? PAGE_POLICY : WORKER_POLICY,
    });
    response.end(body);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function read(url: string, dist: string): string | Buffer | undefined {
  const name = path.basename(url);
  if (url === '/') {
    return `<!doctype html><title>Rslib</title><script type="module" src="${CLIENT}LiveRslib.ts"></script>`;
  }
  const file = path.join(url.startsWith(CLIENT) ? client : dist, name);
  if (!existsSync(file)) return undefined;
  return url.startsWith(CLIENT)
    ? stripTypeScriptTypes(readFileSync(file, 'utf8'))
    : readFileSync(file);
}
