import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from './findNginx.ts';
import { isAnswering, LOOPBACK } from './port.ts';

export interface RunningServer {
  origin: string;
  /** The master process; the workers are its children. */
  pid: number;
  stop(): Promise<void>;
  /** Settles when nginx has exited, through stop() or on its own. */
  ended: Promise<void>;
}

const START_LIMIT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

async function waitUntilReady(
  child: ChildProcess,
  port: number,
  messages: () => string,
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await isAnswering(port)) return;
    await wait(POLL_INTERVAL_MS);
  }
  child.kill();
  throw new Error(
    `nginx did not respond on port ${port} within ${START_LIMIT_MS} ms. Its output:\n${messages() || '(nothing)'}\nIf it names a line of nginx.conf, fix deploy/nginx; error.log is next to that file.`,
  );
}

/** Runs real nginx with a configuration that listens on a loopback port. */
export async function runNginx(
  config: string,
  port: number,
): Promise<RunningServer> {
  const program = findNginx();
  if (!program) {
    throw new Error(
      'nginx was not found, and only the real server shows what readers get. On Debian or Ubuntu, install the packages nginx and libnginx-mod-http-brotli-static.',
    );
  }
  const child = spawn(
    program,
    ['-e', 'stderr', '-p', path.dirname(config), '-c', config],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let messages = '';
  child.stderr.on('data', chunk => (messages += chunk));
  const ended = once(child, 'exit').then(() => {});
  const endWithParent = () => child.kill();
  process.once('exit', endWithParent);
  void ended.then(() => process.off('exit', endWithParent));

  await waitUntilReady(child, port, () => messages.trim());
  return {
    origin: `http://${LOOPBACK}:${port}`,
    // Known, because it answers.
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
