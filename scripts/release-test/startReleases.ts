import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createFrame } from '../../deploy/nginx/createConfig.ts';
import { findBrotliModule } from '../../deploy/nginx/findNginx.ts';
import { LOOPBACK, reservePort } from '../../deploy/nginx/port.ts';
import { type RunningServer, runNginx } from '../../deploy/nginx/runNginx.ts';
import { layoutOf } from '../../deploy/release/layout.ts';

export interface ReleaseHost {
  /** Holds the releases. */
  folder: string;
  configFile: string;
  /** Runs the release command as an operator does. */
  release(...args: string[]): { status: number | null; output: string };
  /** Starts nginx; there must be a release. */
  start(): Promise<RunningServer>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Prepares a server as deploy/README.md says, in a folder of its own. */
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
  const repository = createRepository(path.join(work, 'source'));
  return {
    folder,
    configFile,
    release(...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          path.join(root, 'scripts/release.ts'),
          ...['--folder', folder, '--nginx-config', configFile],
          ...['--listen', `${LOOPBACK}:${port}`, '--server-name', '_'],
          ...['--repository', repository],
          ...(brotli ? [] : ['--no-brotli']),
          ...args,
        ],
        { encoding: 'utf8', cwd: root },
      );
      return { status, output: stdout + stderr };
    },
    start: () => runNginx(configFile, port),
  };
}

/** A source with its history, so that the state of ours decides nothing. */
function createRepository(folder: string): string {
  mkdirSync(folder);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args],
      { cwd: folder, stdio: 'ignore' },
    );
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  return folder;
}
