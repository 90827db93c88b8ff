import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Poll interval. A change counts once two polls agree. */
const POLL_MS = 300;

/**
 * Adding or deleting a page requires a restart, because routes are created once. The
 * engine restarts on each file event and misses events during a restart: two servers
 * may then want the same port, or a page stays unknown. This plugin compares the list
 * of pages once the server is up, and restarts once whenever the list has changed and
 * stayed the same for a moment.
 */
export function pluginDevRestart(listPages: () => string[]): RspressPlugin {
  return {
    name: 'dev-restart',
    builderConfig: { plugins: [restartOnNewPages(listPages)] },
  };
}

function restartOnNewPages(listPages: () => string[]): RsbuildPlugin {
  // Only the engine's watcher can trigger a restart, so it watches this file.
  const signal = join(tmpdir(), `rslib-docs-dev-${process.pid}`);
  const known = listPages().join('\n');
  let timer: NodeJS.Timeout | undefined;

  return {
    name: 'dev-restart',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig(config => {
        const watched = [config.dev?.watchFiles ?? []].flat();
        const others = watched.filter(({ type }) => type !== 'restart');
        if (others.length === watched.length) {
          throw new Error(
            '[dev-restart] The engine no longer restarts by `dev.watchFiles` of type `restart`, ' +
              'so a new page would not be seen. Find what it does now and adapt engine/dev-restart.',
          );
        }
        writeFileSync(signal, '');
        config.dev = {
          ...config.dev,
          watchFiles: [
            ...others,
            { paths: signal, type: 'restart', events: ['change'] },
          ],
        };
      });
      api.onAfterStartDevServer(() => {
        let last = known;
        timer = setInterval(() => {
          const now = listPages().join('\n');
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
