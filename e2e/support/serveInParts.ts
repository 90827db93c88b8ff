import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface PartServer extends AsyncDisposable {
  origin: string;
  /** How much of a document arrives before the pause, from 0 to 1. */
  share: number;
  /** Whether the rest never arrives. */
  isStalled: boolean;
}

/** Long enough for a browser to paint what it has. */
const PAUSE_MS = 300;

/**
 * Serves another origin's documents in two parts with a pause in between, like a
 * slow network. `share` counts from `from` to `to`, two pieces of markup.
 */
export async function serveInParts(
  source: string,
  { from, to }: { from: string; to: string },
): Promise<PartServer> {
  async function answer(url: string, response: ServerResponse) {
    const original = await fetch(source + url);
    const type = original.headers.get('content-type') ?? 'text/plain';
    response.writeHead(original.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await original.arrayBuffer()));
      return;
    }
    const html = await original.text();
    const start = html.indexOf(from);
    const cut = start + Math.round((html.indexOf(to) - start) * served.share);
    response.write(html.slice(0, cut));
    if (served.isStalled) return;
    await wait(PAUSE_MS);
    response.end(html.slice(cut));
  }
  const server = createServer(({ url = '/' }, response) => {
    answer(url, response).catch((error: unknown) => {
      // File system and network throw errors.
      response.destroy(error as Error);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const served: PartServer = {
    origin: `http://127.0.0.1:${port}`,
    share: 0,
    isStalled: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return served;
}
