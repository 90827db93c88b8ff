import path from 'node:path';
import { startServer } from '../../deploy/nginx/startServer.ts';

/** Serves the built site alone: no fixture is needed here. */
export default async function globalSetup() {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const server = await startServer({ dist, port: 0 });
  process.env.E2E_ORIGIN = server.origin;
  return () => server.stop();
}
