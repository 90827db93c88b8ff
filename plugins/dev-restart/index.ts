import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { listPages } from '../dev-pages/missingPages.ts';

/** Poll interval. A change counts once two polls agree. */
const POLL_MS = 300;

/**
 * Adding or deleting a page requires a restart, because routes are created once. The
 * engine restarts on each file event and misses events during a restart: two servers
 * may then want the same port, or a page stays unknown. This plugin compares the list
 * of pages once the server is up, and restarts once whenever the list has changed and
 * stayed the same for a moment.
 */
export function pluginDevRestart(root: string): RspressPlugin {
  return {
    name: 'dev-restart',
    builderConfig: { plugins: [restartOnNewPages(root)] },
  };
}

function restartOnNewPages(root: string): RsbuildPlugin {
  // A plugin can't ask for a restart, but it can name a file that causes one.
  const signal = join(tmpdir(), `rslib-docs-dev-${process.pid}`);
  const known = listPages(root).join('\n');
  let timer: NodeJS.Timeout | undefined;

  return {
    name: 'dev-restart',
    setup(api) {
      if (api.context.action !== 'dev') return;
      writeFileSync(signal, '');
      api.modifyRsbuildConfig(config => {
        const watched = [config.dev?.watchFiles ?? []].flat();
        config.dev = {
          ...config.dev,
          watchFiles: [
            ...watched.filter(({ type }) => type !== 'restart'),
            { paths: signal, type: 'restart', events: ['change'] },
          ],
        };
      });
      api.onAfterStartDevServer(() => {
        let last = known;
        timer = setInterval(() => {
          const now = listPages(root).join('\n');
          // Written again each time, because the watcher may not have been ready
          // before.
          if (now !== known && now === last) {
            writeFileSync(signal, String(Date.now()));
          }
          last = now;
        }, POLL_MS);
      });
      api.onCloseDevServer(() => clearInterval(timer));
      process.once('exit', () => rmSync(signal, { force: true }));
    },
  };
}
