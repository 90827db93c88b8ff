import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Policy } from '../policy.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { createConfig } from './createConfig.ts';
import { findBrotliModule, findNginx } from './findNginx.ts';
import { isAnswering, LOOPBACK, reservePort } from './port.ts';

export interface ServerOptions {
  /** Folder of the built site. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** Made from the build unless given. */
  policy?: Policy;
}

export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
  /** Settles when nginx has ended, by stop() or by itself. */
  ended: Promise<void>;
}

const START_LIMIT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

async function writeConfig(
  dist: string,
  port: number,
  policy: Policy,
): Promise<string> {
  const workFolder = path.resolve('.cache', `nginx-${port}`);
  const brotli = findBrotliModule();
  const isRoot = process.getuid?.() === 0;
  const config = createConfig(policy, {
    root: path.resolve(dist),
    listen: [`${LOOPBACK}:${port}`],
    serverName: '_',
    hasBrotli: brotli !== undefined,
    modules: brotli ? [brotli] : [],
    workFolder,
    ...(isRoot && { user: userInfo().username }),
  });
  const file = path.join(workFolder, 'nginx.conf');
  await mkdir(workFolder, { recursive: true });
  await writeFile(file, config);
  return file;
}

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
    `nginx did not answer on port ${port} within ${START_LIMIT_MS} ms. It said:\n${messages() || '(nothing)'}\nCorrect deploy/nginx if it names a line of nginx.conf; its error.log lies beside that file.`,
  );
}

/** Serves a build on loopback with the real nginx and the shipped rules. */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const program = findNginx();
  if (!program) {
    throw new Error(
      'nginx was not found, and only the real server shows what readers get. On Debian or Ubuntu install the packages nginx and libnginx-mod-http-brotli-static.',
    );
  }
  const policy =
    options.policy ?? readPolicy(options.dist, await readBuild(options.dist));
  const port = await reservePort(options.port);
  const config = await writeConfig(options.dist, port, policy);

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
    ended,
    async stop() {
      child.kill();
      await ended;
      // Nobody looks for the logs of a port that was chosen by chance.
      if (options.port === 0) {
        await rm(path.dirname(config), { recursive: true, force: true });
      }
    },
  };
}
