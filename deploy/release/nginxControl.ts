import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from '../nginx/findNginx.ts';
import { servedRelease } from './servedRelease.ts';
import type { ServerControl } from './switchRelease.ts';

export interface ControlOptions {
  /** Defaults to the system's configuration. */
  configFile?: string;
  /** How long nginx may take to respond with a release. */
  limitMs: number;
}

const POLL_INTERVAL_MS = 30;
/** Both generations of workers respond for about 100 ms. */
const ANSWERS_IN_ROW = 10;

/** Commands for the running nginx. */
export function nginxControl(options: ControlOptions): ServerControl {
  const { configFile, limitMs } = options;
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
  return {
    check: () => run('-t'),
    reload: () => run('-s', 'reload'),
    // The command above only sends a signal. Only its responses show whether
    // nginx could act on it; a port may be taken, for example.
    async confirm(id, { listen, serverName }) {
      const [first = ''] = listen;
      const deadline = Date.now() + limitMs;
      for (let inRow = 0; inRow < ANSWERS_IN_ROW;) {
        const { release, says } = await servedRelease(first, serverName);
        inRow = release === id ? inRow + 1 : 0;
        if (inRow === 0 && Date.now() > deadline) {
          throw new Error(
            `nginx was told to reload, but after ${limitMs / 1000} s ${first} still answers ${says}. Check its error.log for the reason, such as a port that's in use.`,
          );
        }
        await wait(POLL_INTERVAL_MS);
      }
    },
  };
}

/** For releases that no server on this machine serves, such as for an image. */
export const noServer: ServerControl = {
  check: () => {},
  reload: () => {},
  confirm: () => Promise.resolve(),
};
