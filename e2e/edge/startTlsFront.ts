import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, request } from 'node:http';
import { createServer } from 'node:https';
import { listen } from '../support/listen.ts';

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
  const encrypted = await listen(front);
  const origin = `https://localhost:${new URL(encrypted.origin).port}`;
  const plain = await listen(
    createPlainServer(({ url }, answer) => {
      answer.writeHead(301, { Location: `${origin}${url}` }).end();
    }),
  );
  return {
    origin,
    plainOrigin: plain.origin,
    stop: () => Promise.all([encrypted.stop(), plain.stop()]),
  };
}
