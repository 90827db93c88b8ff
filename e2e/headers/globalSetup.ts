import path from 'node:path';
import { startServer } from '../../deploy/nginx/startServer.ts';
import { makeCertificate } from '../../deploy/nginx/makeCertificate.ts';

/**
 * Serves the built site over TLS, as readers get it. Origins that are already in the
 * environment are used unchanged.
 */
export default async function globalSetup() {
  if (process.env.E2E_ORIGIN) return undefined;
  const files = makeCertificate('certificate');
  const server = await startServer({
    dist: path.resolve(import.meta.dirname, '../../dist'),
    port: 0,
    certificate: files,
  });
  process.env.E2E_ORIGIN = server.origin;
  process.env.E2E_PLAIN_ORIGIN = server.plainOrigin;
  return () => server.stop();
}
