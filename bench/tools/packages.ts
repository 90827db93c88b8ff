import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../corpus/readCorpus.ts';
import type { Home, ToolId } from './Build.ts';
import { parseJson } from '../../shared/parseJson.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
}

function readPinned(file: string): Record<string, string> {
  const { dependencies, devDependencies } = parseJson<Manifest>(
    readFileSync(path.join(root, file), 'utf8'),
  );
  return { ...dependencies, ...devDependencies };
}

const pinned = {
  ...readPinned('package.json'),
  ...readPinned('examples/package.json'),
};

/** Versions of packages that the examples use too are those of the examples. */
export function versionsOf(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map(name => {
      const version = pinned[name];
      if (version) return [name, version];
      throw new Error(
        `Neither package.json nor examples/package.json lists ${name}, so the tool would be measured in any version. Pin it in bench/tools/packages.ts.`,
      );
    }),
  );
}

const shared = versionsOf('mitt', 'react', '@types/react');

const rslib = versionsOf('@rslib/core', '@rsbuild/plugin-react');

/** The last version with the API that tsup and unbuild need for declarations. */
const typescript5 = { typescript: '5.9.3' };

/** What is installed for each tool, in a folder of its own. */
export const packagesOf: Record<Home, Record<string, string>> = {
  rslib: {
    ...shared,
    ...rslib,
    ...versionsOf('typescript', '@microsoft/api-extractor'),
  },
  'rslib-typescript5': { ...shared, ...rslib, ...typescript5 },
  tsdown: { ...shared, ...versionsOf('tsdown', 'typescript') },
  tsup: { ...shared, ...versionsOf('tsup', 'typescript') },
  'tsup-typescript5': { ...shared, ...versionsOf('tsup'), ...typescript5 },
  vite: {
    ...shared,
    ...versionsOf('vite', 'typescript'),
    '@vitejs/plugin-react': '6.3.0',
  },
  rollup: {
    ...shared,
    ...versionsOf('rollup', 'rollup-plugin-esbuild', 'typescript'),
    ...versionsOf('@rollup/plugin-node-resolve'),
    esbuild: '0.28.2',
  },
  unbuild: { ...shared, unbuild: '3.6.1', ...typescript5 },
};

/** The package that gives a tool its name. */
export const mainPackage: Record<ToolId, string> = {
  rslib: '@rslib/core',
  tsdown: 'tsdown',
  tsup: 'tsup',
  vite: 'vite',
  rollup: 'rollup',
  unbuild: 'unbuild',
};
