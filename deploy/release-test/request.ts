import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How often the server closed a kept-alive connection before it was reused. */
export interface Closings {
  count: number;
}

/**
 * Sends a request like a browser. A server may close a kept-alive connection just
 * as the next request is on its way; clients then retry on a new one (RFC 9110,
 * 9.2.2). On a new connection, any failure counts.
 */
export async function ask(
  url: string,
  options: {
    agent?: Agent;
    headers?: Record<string, string>;
    method?: string;
    closings?: Closings;
  } = {},
): Promise<Answer> {
  try {
    return await askOnce(url, options);
  } catch (error) {
    if (!(error instanceof ClosedConnection)) throw error;
    if (options.closings) options.closings.count += 1;
    return askOnce(url, { ...options, agent: new Agent() });
  }
}

class ClosedConnection extends Error {}

function askOnce(
  url: string,
  {
    agent = new Agent(),
    headers = {},
    method = 'GET',
  }: Parameters<typeof ask>[1] & object,
): Promise<Answer> {
  const { origin } = new URL(url);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      // The raw path: a URL would normalize its dots and slashes.
      {
        hostname,
        port,
        path: url.slice(origin.length),
        agent,
        headers,
        method,
      },
      response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          if (response.complete) {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            });
          } else reject(new Error('the response was cut off'));
        });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isClosing =
        sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      reject(isClosing ? new ClosedConnection(error.message) : error);
    });
    sent.end();
  });
}
