// Serves the build as readers get it: real nginx, real headers, real redirects.
import { PORTS, readCommand, readNumber } from '../tooling/readCommand.ts';
import { startServer } from './nginx/startServer.ts';

const { values } = readCommand({
  options: {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
  },
});

try {
  const server = await startServer({
    dist: values.dist,
    port: readNumber('port', values.port, PORTS),
  });
  console.log(`Serving ${values.dist} at ${server.origin} (Ctrl+C stops)`);

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true;
      void server.stop();
    });
  }
  await server.ended;
  if (!isStopping) {
    throw new Error(
      'nginx exited unexpectedly. See error.log in .cache/nginx-<port> for the reason, then start it again.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
