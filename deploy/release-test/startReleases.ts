import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createFrame } from '../nginx/createConfig.ts';
import { findBrotliModule } from '../nginx/findNginx.ts';
import { LOOPBACK, reservePort } from '../nginx/port.ts';
import { type RunningServer, runNginx } from '../nginx/runNginx.ts';
import { layoutOf } from '../release/layout.ts';

export interface Ended {
  status: number | null;
  output: string;
}

export interface ReleaseHost {
  /** Holds the releases. */
  folder: string;
  configFile: string;
  port: number;
  /** Runs the release command like an operator. */
  release(...args: string[]): Ended;
  /** The same with environment variables. */
  releaseWith(env: Record<string, string>, ...args: string[]): Ended;
  /** Starts nginx; requires a release. */
  start(): Promise<RunningServer>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Sets up a server as described in deploy/README.md, in a separate folder. */
export async function createReleaseHost(work: string): Promise<ReleaseHost> {
  const port = await reservePort(0);
  const folder = path.join(work, 'www');
  const workFolder = path.join(work, 'nginx');
  const configFile = path.join(workFolder, 'nginx.conf');
  const brotli = findBrotliModule();
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(
    configFile,
    createFrame(`include "${layoutOf(folder).current}/nginx.conf";\n`, {
      modules: brotli ? [brotli] : [],
      workFolder,
      ...(process.getuid?.() === 0 && { user: userInfo().username }),
    }),
  );
  const releaseWith = (env: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(root, 'deploy/release/run.ts'),
        ...['--folder', folder, '--nginx-config', configFile],
        ...['--listen', `${LOOPBACK}:${port}`, '--server-name', '_'],
        ...(brotli ? [] : ['--no-brotli']),
        ...args,
      ],
      { encoding: 'utf8', cwd: root, env: { ...process.env, ...env } },
    );
    return { status, output: stdout + stderr };
  };
  return {
    folder,
    configFile,
    port,
    release: (...args) => releaseWith({}, ...args),
    releaseWith,
    start: () => runNginx(configFile, port),
  };
}
