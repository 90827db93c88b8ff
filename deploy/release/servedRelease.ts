import { request } from 'node:http';
import { RELEASE_HEADER } from '../nginx/createSite.ts';
import { LOOPBACK } from '../nginx/port.ts';

const ANSWER_LIMIT_MS = 2000;
const HTTP_PORT = 80;
const OK = 200;

export interface Served {
  release?: string;
  /** The response, for error messages. */
  says: string;
}

/** Asks the server directly, past any proxy, which release it serves. */
export function servedRelease(
  listen: string,
  serverName: string,
): Promise<Served> {
  return new Promise(resolve => {
    const sent = request(
      {
        ...addressOf(listen),
        // A kept-alive connection would stay with the old release.
        agent: false,
        headers: serverName === '_' ? {} : { Host: serverName },
        method: 'HEAD',
        path: '/',
        timeout: ANSWER_LIMIT_MS,
      },
      response => {
        response.resume();
        const release = response.headers[RELEASE_HEADER.toLowerCase()];
        const { statusCode } = response;
        // A page that readers can't have is no answer, whatever its header says.
        resolve(
          typeof release === 'string' && statusCode === OK
            ? { release, says: `with ${release}` }
            : {
                says: `${statusCode} ${typeof release === 'string' ? `for ${release}` : 'without naming a release'}`,
              },
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timed out')));
    sent.on('error', error => resolve({ says: `nothing (${error.message})` }));
    sent.end();
  });
}

/** How to reach an nginx `listen` value from this machine. */
export function addressOf(
  listen: string,
): { host: string; port: number } | { socketPath: string } {
  const [address = ''] = listen.trim().split(/\s+/);
  if (address.startsWith('unix:')) return { socketPath: address.slice(5) };
  if (/^\d+$/.test(address)) return { host: LOOPBACK, port: Number(address) };
  const [, host = '', port] =
    /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(address) ?? [];
  const bare = host.replace(/^\[|\]$/g, '');
  const anyHost = ['', '*', '0.0.0.0'].includes(bare);
  return {
    host: anyHost ? LOOPBACK : bare === '::' ? '::1' : bare,
    port: Number(port ?? HTTP_PORT),
  };
}
