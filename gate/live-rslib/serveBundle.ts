import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPolicy, headersOf } from '../../deploy/policy.ts';
import { ENGINE_FOLDER, ENGINE_PAGE } from '../../shared/buildFiles.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** What the site sends: with the page, and with the files of the worker. */
const policy = createPolicy({
  inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
  searchHosts: [],
});

const CLIENT = '/client/';
const client = path.dirname(
  fileURLToPath(import.meta.resolve('@rslib-website/live-rslib/LiveRslib')),
);

/** Serves the bundle, and a page that may load `LiveRslib`, where the site has them. */
export async function serveBundle(dist: string) {
  const server = createServer(({ url = '/' }, response) => {
    const body = read(url, dist);
    const headers = Object.entries(headersOf(policy, url));
    for (const [name, value] of headers) {
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(url)] ?? 'text/html',
    });
    response.end(body);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}${ENGINE_PAGE}`,
    close: () => server.close(),
  };
}

function read(url: string, dist: string): string | Buffer | undefined {
  if (url === ENGINE_PAGE) return '<!doctype html><title>Rslib</title>';
  const isClient = url.startsWith(CLIENT);
  if (!isClient && !url.startsWith(ENGINE_FOLDER)) return undefined;
  const file = path.join(isClient ? client : dist, path.basename(url));
  if (!existsSync(file)) return undefined;
  return isClient
    ? stripTypeScriptTypes(readFileSync(file, 'utf8'))
    : readFileSync(file);
}
