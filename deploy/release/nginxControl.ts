import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findNginx } from '../nginx/findNginx.ts';
import type { ServerControl } from './switchRelease.ts';

/** Commands for the running nginx; without a file, for that of the system. */
export function nginxControl(configFile?: string): ServerControl {
  const run = (...args: string[]) => {
    const { error, status, stderr } = spawnSync(
      findNginx() ?? 'nginx',
      [
        ...args,
        ...(configFile
          ? ['-c', configFile, '-p', path.dirname(configFile)]
          : []),
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) {
      throw new Error(
        `nginx ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`,
      );
    }
  };
  return { check: () => run('-t'), reload: () => run('-s', 'reload') };
}

/** For releases that no server of this machine reads, as for an image. */
export const noServer: ServerControl = { check: () => {}, reload: () => {} };
