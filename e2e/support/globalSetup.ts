import { startServer } from '../../deploy/nginx/startServer.ts';
import { findBuiltSites } from './origins.ts';

/**
 * Serves every build with the shipped server configuration, each on a free
 * port. An origin that is already in the environment is used as it is, so the
 * tests can be pointed at a running site.
 */
export default async function globalSetup() {
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  // One after another: two that look for a free port at once may find the same.
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
