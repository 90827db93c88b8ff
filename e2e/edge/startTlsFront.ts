import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer as createPlainServer,
  request,
  type Server,
} from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/**
 * TLS before the engine, and the setting "Always Use HTTPS" of its zone: Cloudflare
 * has both in front of what runs here.
 */
export async function startTlsFront(
  target: string,
  files: { certificate: string; key: string },
) {
  const { hostname, port } = new URL(target);
  const front = createServer(
    { cert: readFileSync(files.certificate), key: readFileSync(files.key) },
    (asked, answer) => {
      const { headers, method, url } = asked;
      const passed = request(
        { hostname, port, headers, method, path: url },
        reply => {
          answer.writeHead(reply.statusCode ?? 0, reply.rawHeaders);
          reply.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    },
  );
  const origin = `https://localhost:${await listen(front)}`;
  const plain = createPlainServer(({ url }, answer) => {
    answer.writeHead(301, { Location: `${origin}${url}` }).end();
  });
  return {
    origin,
    plainOrigin: `http://127.0.0.1:${await listen(plain)}`,
    stop: () => {
      for (const server of [front, plain]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with a port.
  return (server.address() as AddressInfo).port;
}
