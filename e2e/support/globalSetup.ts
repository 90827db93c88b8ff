import { startServer } from '../../deploy/nginx/startServer.ts';
import { findBuiltSites } from './origins.ts';

/**
 * Serves every build with the server configuration we ship, each on a free port.
 * An origin that's already in the environment is used unchanged, so the tests
 * can be pointed at a running site.
 */
export default async function globalSetup() {
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  // Each server has one, to be stopped with the process.
  process.setMaxListeners(0);
  // Sequentially: two that look for a free port at once may find the same one.
  for (const { variable, dist } of findBuiltSites()) {
    if (process.env[variable]) continue;
    const server = await startServer({ dist, port: 0 });
    process.env[variable] = server.origin;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map(server => server.stop()));
  };
}
