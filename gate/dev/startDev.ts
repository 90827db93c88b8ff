import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK, reservePort } from '../../deploy/nginx/port.ts';

export interface DevServer {
  origin: string;
  /** Its terminal output so far. */
  said(): string;
  stop(): Promise<void>;
}

const engine = path.resolve('node_modules/@rspress/core/bin/rspress.js');
const START_LIMIT_MS = 120_000;
const POLL_MS = 50;

/** Starts the engine's dev server and waits for a page from it. */
export async function startDev(
  folder: string,
  address: string,
): Promise<DevServer> {
  const port = await reservePort(0);
  const child = spawn(
    process.execPath,
    [
      ...[engine, 'dev', '-c', 'rspress.config.ts'],
      ...['--port', String(port), '--host', LOOPBACK],
    ],
    {
      cwd: folder,
      env: { ...process.env, TZ: 'UTC', RSPRESS_PERSISTENT_CACHE: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');

  const origin = `http://${LOOPBACK}:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  const answers = () =>
    fetch(origin + address).then(
      response => response.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(
        `The dev server in ${folder} served no page within ${START_LIMIT_MS / 1000} s. Its output:\n${output.slice(-2000)}`,
      );
    }
    await wait(POLL_MS);
  }
  return {
    origin,
    said: () => output,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
