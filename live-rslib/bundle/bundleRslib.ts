import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';
import {
  createConfig,
  createTypescriptConfig,
  createTypesConfig,
} from './createConfig.ts';
import { BINDING, readLock } from './cutLock.ts';
import { cutWasm } from './cutWasm.ts';
import { installBinding } from './installBinding.ts';
import { listLicenses } from './licenses.ts';
import { unusedPatches } from './patches.ts';
import { findTypescript, readLibs, readVersion } from './typescript.ts';
import { readToolFiles } from './toolFiles.ts';

/** Where the bundle is, and how it's started. */
export interface Bundle {
  dist: string;
  /** The file of the worker, which loads the others. */
  worker: string;
  /** The file of the worker that checks declarations. */
  typesWorker: string;
  /** What is loaded for declarations: TypeScript, and the types of its libraries. */
  typescript: { version: string; files: string[] };
  /** Of the packages in it, with their texts. */
  licenses: string;
}

/** Bundles Rslib and its tools, as they are installed, for a worker. */
export async function bundleRslib(root: string): Promise<Bundle> {
  const cache = path.join(root, '.cache/live-rslib');
  const dist = path.join(cache, 'dist');
  const modules = path.join(root, 'node_modules');
  const binding = installBinding(readLock(root), cache);
  const wasm = readFileSync(
    path.join(binding, BINDING, 'rspack.wasm32-wasi.wasm'),
  );
  const parts = cutWasm(wasm);
  const source = path.join(root, 'live-rslib');
  const typescript = findTypescript(modules);
  const libs = readLibs(typescript);
  rmSync(dist, { recursive: true, force: true });
  const made = await bundle(
    createTypescriptConfig({ source, dist }, typescript),
  );
  const typescriptFile = entryOf(made);
  const stats = await bundle(
    createConfig(
      { source, modules, binding, dist },
      {
        WASM_PARTS: JSON.stringify(parts.map(({ name }) => name)),
        WASM_BYTES: wasm.length,
        TOOL_FILES: JSON.stringify(readToolFiles(modules)),
        TYPESCRIPT_FILE: JSON.stringify(`./${typescriptFile}`),
        LIBS_FILE: JSON.stringify(libs.name),
      },
    ),
  );
  const files = [...stats.compilation.fileDependencies];
  refuseUnusedPatches(files);
  for (const { name, bytes } of parts) {
    writeFileSync(path.join(dist, name), bytes);
  }
  writeFileSync(path.join(dist, libs.name), libs.text);
  const types = await bundle(
    createTypesConfig({ source, dist }, typescriptFile),
  );
  files.push(
    ...made.compilation.fileDependencies,
    ...types.compilation.fileDependencies,
  );
  const licenses = listLicenses(files.filter(file => /\.[cm]?js$/.test(file)));
  return {
    dist,
    worker: entryOf(stats),
    typesWorker: entryOf(types),
    typescript: {
      version: readVersion(typescript),
      files: [typescriptFile, libs.name],
    },
    licenses,
  };
}

function entryOf({ compilation }: Rspack.Stats): string {
  const [entry] = compilation.entrypoints.values();
  const [file] = entry?.getFiles() ?? [];
  if (file === undefined) throw new Error('The bundle has no worker.');
  return file;
}

function refuseUnusedPatches(files: readonly string[]): void {
  const unused = unusedPatches(files);
  if (unused.length === 0) return;
  throw new Error(
    `These files are patched and no longer bundled: ${unused.join(', ')}. Without the patches, Rslib can't run in a browser; adapt live-rslib/bundle/patches.ts.`,
  );
}

async function bundle(config: Rspack.Configuration): Promise<Rspack.Stats> {
  const compiler = rspack(config);
  const { promise, resolve, reject } = Promise.withResolvers<Rspack.Stats>();
  compiler.run((error, stats) => {
    if (error) reject(error);
    else if (!stats || stats.hasErrors()) {
      reject(new Error(stats?.toString({ all: false, errors: true })));
    } else resolve(stats);
  });
  try {
    return await promise;
  } finally {
    compiler.close(() => undefined);
  }
}
