import { startServer } from '../nginx/startServer.ts';
import type { Host } from './Host.ts';

/** nginx with the configuration of each release, as an image has it. */
export async function startNginxHost(dist: string): Promise<Host> {
  let server = await startServer({ dist, port: 0 });
  const { origin } = server;
  const port = Number(new URL(origin).port);
  return {
    name: 'nginx',
    origin,
    async publish(next) {
      await server.stop();
      server = await startServer({ dist: next, port });
    },
    stop: () => server.stop(),
  };
}
