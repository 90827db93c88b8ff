import { createHash } from 'node:crypto';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRslib, type Bundle } from '@rslib-website/live-rslib/bundle';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { ENGINE_FOLDER, LICENSES_FILE } from '../../shared/buildFiles.ts';
import { readSamplePackages, readSampleTypes } from './samplePackages.ts';

const ADDRESS_MODULE = fileURLToPath(
  new URL('../theme/live/engineAddress.ts', import.meta.url),
);

/** The names of the workers during development, when they're bundled on request. */
const DEV_WORKERS = { worker: 'rslib.js', typesWorker: 'types.js' };
const IN_DEV: Pick<Bundle, 'worker' | 'typesWorker' | 'typescript'> = {
  ...DEV_WORKERS,
  typescript: { version: '', files: [] },
};

const HASH_LENGTH = 10;

/** Publishes Rslib for the browser, and tells the playground where it is. */
export function pluginLiveRslib(project: string): RspressPlugin {
  let bundled: Promise<Bundle> | undefined;
  const bundle = () => (bundled ??= bundleRslib(project));
  let built: Pick<Bundle, keyof typeof IN_DEV> = IN_DEV;
  const packages = toFile('packages', readSamplePackages(project));
  const declarations = toFile('declarations', readSampleTypes(project));
  return {
    name: 'live-rslib',
    async beforeBuild(_, isProd) {
      if (isProd) built = await bundle();
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      const { dist, licenses } = await bundle();
      const folder = path.join(outDir, ENGINE_FOLDER);
      await cp(dist, folder, { recursive: true });
      for (const { name, text } of [packages, declarations])
        await writeFile(path.join(folder, name), text);
      await appendFile(path.join(outDir, LICENSES_FILE), `\n${licenses}`);
    },
    builderConfig: {
      plugins: [
        fillAddresses(() => ({
          engineAddress: ENGINE_FOLDER + built.worker,
          typesAddress: ENGINE_FOLDER + built.typesWorker,
          packagesAddress: ENGINE_FOLDER + packages.name,
          declarationsAddress: ENGINE_FOLDER + declarations.name,
          typescriptVersion: built.typescript.version,
          typescriptFiles: built.typescript.files.map(
            name => ENGINE_FOLDER + name,
          ),
        })),
        serveBundle(bundle, {
          [packages.name]: packages.text,
          [declarations.name]: declarations.text,
        }),
      ],
    },
  };
}

function toFile(name: string, files: Readonly<Record<string, string>>) {
  const text = JSON.stringify(files);
  const hash = createHash('sha256').update(text).digest('hex');
  return { name: `${name}.${hash.slice(0, HASH_LENGTH)}.json`, text };
}

function fillAddresses(read: () => Record<string, unknown>): RsbuildPlugin {
  return {
    name: 'live-rslib:address',
    setup(api) {
      api.transform({ test: file => file === ADDRESS_MODULE }, () =>
        Object.entries(read())
          .map(([name, at]) => `export const ${name} = ${JSON.stringify(at)};`)
          .join('\n'),
      );
    },
  };
}

/** During development, all pages are isolated, since its router never leaves the first. */
function serveBundle(
  bundle: () => Promise<Bundle>,
  others: Readonly<Record<string, string>>,
): RsbuildPlugin {
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
          const other = others[asked];
          if (other !== undefined) {
            response.setHeader('Content-Type', 'application/json');
            response.end(other);
            return;
          }
          void bundle()
            .then(async ({ dist, ...built }) => {
              const { worker, typesWorker } = DEV_WORKERS;
              const name =
                { [worker]: built.worker, [typesWorker]: built.typesWorker }[
                  asked
                ] ?? asked;
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
