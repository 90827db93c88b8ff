import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What Rspack resolves and bundles itself, with its text. */
const READ = [
  '@rsbuild/core/compiled/css-loader/api.js',
  '@rsbuild/core/compiled/css-loader/getUrl.js',
  '@rsbuild/core/compiled/css-loader/noSourceMaps.js',
  '@rsbuild/core/compiled/css-loader/sourceMaps.js',
  '@rsbuild/core/compiled/css-loader/package.json',
  '@rsbuild/core/package.json',
  '@rslib/core/package.json',
  '@rspack/core/package.json',
  '@swc/helpers/package.json',
  'react-refresh/package.json',
  'react-refresh/runtime.js',
  'rspack-vue-loader/dist/exportHelper.js',
  'rspack-vue-loader/package.json',
];

/** Loaders: Rspack looks whether they are there, and the worker has their code. */
const FOUND = [
  '@rsbuild/core/compiled/css-loader/index.js',
  '@rsbuild/core/dist/cssUrlLoader.mjs',
  '@rsbuild/core/dist/ignoreCssLoader.mjs',
  '@rsbuild/core/dist/transformLoader.mjs',
  '@rslib/core/dist/libCssExtractLoader.js',
  '@rspack/core/dist/cssExtractLoader.js',
  'rspack-vue-loader/dist/index.js',
  'rspack-vue-loader/dist/pitcher.js',
  'rspack-vue-loader/dist/styleInlineLoader.js',
  'rspack-vue-loader/dist/stylePostLoader.js',
  'rspack-vue-loader/dist/templateLoader.js',
];

/** The files of the tools that have to be in the memory file system. */
export function readToolFiles(modules: string): Record<string, string> {
  const find = (file: string) => {
    const place = path.join(modules, file);
    if (existsSync(place)) return place;
    throw new Error(
      `${file} isn't in this version of its package, and Rslib in the browser needs it. Adapt live-rslib/bundle/toolFiles.ts and worker/toolModules.ts.`,
    );
  };
  return Object.fromEntries([
    ...READ.map(
      file => [place(file), readFileSync(find(file), 'utf8')] as const,
    ),
    ...FOUND.filter(find).map(file => [place(file), ''] as const),
  ]);
}

const place = (file: string) => `/tools/node_modules/${file}`;
