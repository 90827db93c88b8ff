import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRslib, type Bundle } from '@rslib-website/live-rslib/bundle';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { ENGINE_FOLDER, LICENSES_FILE } from '../../shared/buildFiles.ts';

const ADDRESS_MODULE = fileURLToPath(
  new URL('../theme/live/engineAddress.ts', import.meta.url),
);

/** The name of the worker during development, when it's bundled on request. */
const DEV_WORKER = 'rslib.js';

/** Publishes Rslib for the browser, and tells the playground where it is. */
export function pluginLiveRslib(project: string): RspressPlugin {
  let bundled: Promise<Bundle> | undefined;
  const bundle = () => (bundled ??= bundleRslib(project));
  let worker = DEV_WORKER;
  return {
    name: 'live-rslib',
    async beforeBuild(_, isProd) {
      if (isProd) ({ worker } = await bundle());
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      const { dist, licenses } = await bundle();
      await cp(dist, path.join(outDir, ENGINE_FOLDER), { recursive: true });
      await appendFile(path.join(outDir, LICENSES_FILE), `\n${licenses}`);
    },
    builderConfig: {
      plugins: [fillAddress(() => worker), serveBundle(bundle)],
    },
  };
}

function fillAddress(worker: () => string): RsbuildPlugin {
  return {
    name: 'live-rslib:address',
    setup(api) {
      api.transform({ test: file => file === ADDRESS_MODULE }, () => {
        const address = JSON.stringify(ENGINE_FOLDER + worker());
        return `export const engineAddress = ${address};`;
      });
    },
  };
}

/** During development, all pages are isolated, since its router never leaves the first. */
function serveBundle(bundle: () => Promise<Bundle>): RsbuildPlugin {
  return {
    name: 'live-rslib:serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
          response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (!pathname.startsWith(ENGINE_FOLDER)) {
            next();
            return;
          }
          const asked = path.basename(pathname);
          void bundle()
            .then(async ({ dist, worker }) => {
              const name = asked === DEV_WORKER ? worker : asked;
              const body = await readFile(path.join(dist, name));
              const type = name.endsWith('.js')
                ? 'text/javascript'
                : 'application/wasm';
              response.setHeader('Content-Type', type);
              response.end(body);
            })
            .catch(next);
        });
      });
    },
  };
}
