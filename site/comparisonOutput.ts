import type { ComparisonCell, ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const fromManifest: Words = {
  en: 'as listed in `package.json`',
  zh: '按 `package.json`',
};
const withPlugin: Words = { en: 'with a plugin', zh: '用插件' };
const withTsc: Words = { en: 'with `tsc`', zh: '用 `tsc`' };
const yes: Words = { en: 'yes', zh: '支持' };
const no: Words = { en: 'no', zh: '不支持' };

const absent: ComparisonCell = [no, { run: 'no such option in its types' }];

/** What the tools write. */
export const outputRows: readonly ComparisonRow[] = [
  {
    id: 'formats',
    name: { en: 'Formats', zh: '格式' },
    cells: {
      rslib: [
        '`esm`, `cjs`, `umd`, `iife`, `mf`',
        {
          file: '@rslib/core/dist-types/types/config.d.ts',
          has: "type Format = 'esm' | 'cjs' | 'umd' | 'mf' | 'iife'",
        },
      ],
      tsdown: [
        '`esm`, `cjs`, `umd`, `iife`',
        {
          file: 'rolldown/dist/shared/define-config-*.d.mts',
          has: 'type InternalModuleFormat = "es" | "cjs" | "iife" | "umd"',
        },
      ],
      tsup: [
        '`esm`, `cjs`, `iife`',
        {
          file: 'tsup/dist/index.d.ts',
          has: "type Format = 'cjs' | 'esm' | 'iife'",
        },
      ],
      vite: [
        '`es`, `cjs`, `umd`, `iife`',
        {
          file: 'vite/dist/node/index.d.ts',
          has: 'type LibraryFormats = "es" | "cjs" | "umd" | "iife"',
        },
      ],
      rollup: [
        '`es`, `cjs`, `umd`, `iife`, `amd`, `system`',
        {
          file: 'rollup/dist/rollup.d.ts',
          has: "'amd' | 'cjs' | 'es' | 'iife' | 'system' | 'umd'",
        },
      ],
      unbuild: [
        'ESM, CommonJS',
        { run: 'types of unbuild 3.6.1: rollup.emitCJS, no format' },
      ],
    },
    ahead: ['rollup'],
  },
  {
    id: 'packages',
    name: { en: 'Packages left external', zh: '不打包的依赖' },
    cells: {
      rslib: [fromManifest, { example: 'compare-tools' }],
      tsdown: [fromManifest, { example: 'compare-tools' }],
      tsup: [fromManifest, { example: 'compare-tools' }],
      vite: [
        { en: 'those you list', zh: '需逐个列出' },
        { example: 'from-vite-styles' },
      ],
      rollup: [
        { en: 'those you list', zh: '需逐个列出' },
        { example: 'compare-tools' },
      ],
      unbuild: [
        fromManifest,
        { run: 'unbuild: mitt in dependencies stays an import' },
      ],
    },
    ahead: [],
  },
  {
    id: 'file-by-file',
    name: { en: 'One file per source file', zh: '逐个文件输出' },
    cells: {
      rslib: ['`bundle: false`', { example: 'compare-tools-file-by-file' }],
      tsdown: ['`unbundle`', { example: 'compare-tools-file-by-file' }],
      tsup: [
        {
          en: '`bundle: false`, import paths unchanged',
          zh: '`bundle: false`，不补全路径',
        },
        { example: 'compare-tools-file-by-file' },
      ],
      vite: ['`preserveModules`', { example: 'compare-tools-file-by-file' }],
      rollup: ['`preserveModules`', { example: 'compare-tools-file-by-file' }],
      unbuild: [
        '`mkdist`',
        { run: 'unbuild: builder mkdist writes one file per file' },
      ],
    },
    ahead: [],
  },
  {
    id: 'declarations',
    name: { en: 'Declaration files', zh: '类型声明' },
    cells: {
      rslib: ['`dts`', { build: 'rslib-own' }],
      tsdown: ['`dts`', { build: 'tsdown-own' }],
      tsup: ['`dts`', { build: 'tsup-own' }],
      vite: [withTsc, { build: 'vite-tsc' }],
      rollup: [withTsc, { build: 'rollup-tsc' }],
      unbuild: ['`declaration`', { build: 'unbuild-own' }],
    },
    ahead: [],
  },
  {
    id: 'typescript-7',
    name: { en: '… with TypeScript 7', zh: '……用 TypeScript 7' },
    cells: {
      rslib: [yes, { example: 'from-tsup-declarations' }],
      tsdown: [
        { en: 'experimental', zh: '实验性支持' },
        { example: 'from-tsdown-declarations' },
      ],
      tsup: [no, { example: 'from-tsup-declarations' }],
      vite: [withTsc, { build: 'vite-tsc' }],
      rollup: [withTsc, { build: 'rollup-tsc' }],
      unbuild: [
        no,
        { run: 'peerDependencies of unbuild 3.6.1: typescript ^5.9.2' },
      ],
    },
    ahead: [],
  },
  {
    id: 'bundled-declarations',
    name: { en: '… in one file per entry', zh: '……每个入口合为一个文件' },
    cells: {
      rslib: [
        { en: 'with API Extractor', zh: '用 API Extractor' },
        { build: 'rslib-bundled' },
      ],
      tsdown: [yes, { build: 'tsdown-own' }],
      tsup: [yes, { build: 'tsup-own' }],
      vite: [withPlugin, { run: 'Vite has no such option' }],
      rollup: [withPlugin, { run: 'Rollup has no such option' }],
      unbuild: [yes, { build: 'unbuild-own' }],
    },
    ahead: ['tsdown', 'tsup', 'unbuild'],
  },
  {
    id: 'css-modules',
    name: 'CSS Modules',
    cells: {
      rslib: [yes, { example: 'compare-tools-styles' }],
      tsdown: [
        { en: 'with `@tsdown/css`', zh: '用 `@tsdown/css`' },
        { example: 'compare-tools-styles' },
      ],
      tsup: [
        { en: 'with `loader`', zh: '用 `loader`' },
        { example: 'compare-tools-details' },
      ],
      vite: [yes, { example: 'compare-tools-styles' }],
      rollup: [withPlugin, { example: 'compare-tools-styles' }],
      unbuild: [no, { run: 'unbuild: the style sheet becomes a string' }],
    },
    ahead: [],
  },
  {
    id: 'import-meta-glob',
    name: '`import.meta.glob()`',
    cells: {
      rslib: [no, { example: 'from-vite-glob' }],
      tsdown: [yes, { file: tsdownTypes, has: '`import.meta.glob` support' }],
      tsup: [no, { example: 'compare-tools-limits' }],
      vite: [yes, { file: 'vite/types/importMeta.d.ts', has: 'glob: import(' }],
      rollup: [no, { example: 'compare-tools-limits' }],
      unbuild: [no, { run: 'unbuild: left in the output' }],
    },
    ahead: ['tsdown', 'vite'],
  },
  {
    id: 'module-federation',
    name: { en: 'Module Federation', zh: '模块联邦' },
    cells: {
      rslib: [
        "`format: 'mf'`",
        { file: '@rslib/core/dist-types/types/config.d.ts', has: "'mf'" },
      ],
      tsdown: absent,
      tsup: absent,
      vite: [
        withPlugin,
        {
          run: 'vite 8.3.8 with @module-federation/vite 1.23.0 writes remoteEntry.js',
        },
      ],
      rollup: [
        withPlugin,
        {
          run: 'rollup 4.65.0 with vite-plugin-federation 1.4.1 writes remoteEntry.js',
        },
      ],
      unbuild: absent,
    },
    ahead: [],
  },
];
