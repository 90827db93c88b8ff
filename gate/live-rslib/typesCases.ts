import type { Case } from './Case.ts';
import { make } from './makeCase.ts';
import { declared, manifest } from './sources.ts';

const dts = { isolated: true };
const esm = { format: 'esm', dts };
const cjs = {
  format: 'cjs',
  dts,
  output: { distPath: { root: './dist/cjs' } },
};
const extended = { ...cjs, dts: { ...dts, autoExtension: true } };
const bundleless = {
  bundle: false,
  source: { entry: { index: './src/**' } },
};

const builds = {
  esm: { lib: [esm] },
  cjs: { lib: [cjs] },
  dual: { lib: [esm, cjs] },
  'dual-auto-extension': { lib: [esm, extended] },
  'dual-bundleless': {
    lib: [
      { ...esm, ...bundleless },
      { ...extended, ...bundleless },
    ],
  },
};

const code = { import: './dist/index.js', require: './dist/cjs/index.cjs' };
const types = './dist/index.d.ts';
const ownTypes = './dist/cjs/index.d.cts';
const entry = (forImport: string, forRequire: string) => ({
  import: { types: forImport, default: code.import },
  require: { types: forRequire, default: code.require },
});

const manifests = {
  'own-types': { exports: entry(types, ownTypes) },
  'types-for-both': { exports: entry(types, types) },
  'types-of-the-other': { exports: entry(ownTypes, types) },
  'types-beside': { exports: code },
  'import-only': { exports: { types, default: code.import } },
  'require-only': { exports: { types: ownTypes, default: code.require } },
  'types-last': { exports: { default: code.import, types } },
  'two-entries': {
    exports: {
      '.': entry(types, ownTypes),
      './queue': './dist/queue.js',
      './package.json': './package.json',
    },
  },
  'old-fields': { main: code.require, types: ownTypes },
};

/** Packages that are right and wrong, for are-the-types-wrong. */
export const typesCases: readonly Case[] = Object.entries(builds).flatMap(
  ([build, config]) =>
    Object.entries(manifests).map(([name, fields]) =>
      make(`types-${build}-${name}`, declared, config, {
        pkg: manifest({ files: ['dist'], ...fields }),
      }),
    ),
);
