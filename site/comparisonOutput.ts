import type { ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const fromManifest: Words = {
  en: 'as listed in `package.json`',
  zh: '按 `package.json`',
};
const withPlugin: Words = { en: 'with a plugin', zh: '用插件' };
const withTsc: Words = { en: 'with `tsc`', zh: '用 `tsc`' };
const yes: Words = { en: 'yes', zh: '支持' };
const no: Words = { en: 'no', zh: '不支持' };

const absent = { text: no, source: { run: 'no such option in its types' } };

/** What the tools write. */
export const outputRows: readonly ComparisonRow[] = [
  {
    id: 'formats',
    name: { en: 'Formats', zh: '格式' },
    cells: {
      rslib: {
        text: '`esm`, `cjs`, `umd`, `iife`, `mf`',
        source: {
          file: '@rslib/core/dist-types/types/config.d.ts',
          has: "type Format = 'esm' | 'cjs' | 'umd' | 'mf' | 'iife'",
        },
      },
      tsdown: {
        text: '`esm`, `cjs`, `umd`, `iife`',
        source: {
          file: 'rolldown/dist/shared/define-config-*.d.mts',
          has: 'type InternalModuleFormat = "es" | "cjs" | "iife" | "umd"',
        },
      },
      tsup: {
        text: '`esm`, `cjs`, `iife`',
        source: {
          file: 'tsup/dist/index.d.ts',
          has: "type Format = 'cjs' | 'esm' | 'iife'",
        },
      },
      vite: {
        text: '`es`, `cjs`, `umd`, `iife`',
        source: {
          file: 'vite/dist/node/index.d.ts',
          has: 'type LibraryFormats = "es" | "cjs" | "umd" | "iife"',
        },
      },
      rollup: {
        text: '`es`, `cjs`, `umd`, `iife`, `amd`, `system`',
        source: {
          file: 'rollup/dist/rollup.d.ts',
          has: "'amd' | 'cjs' | 'es' | 'iife' | 'system' | 'umd'",
        },
      },
      unbuild: {
        text: 'ESM, CommonJS',
        source: { run: 'types of unbuild 3.6.1: rollup.emitCJS, no format' },
      },
    },
    ahead: ['rollup'],
  },
  {
    id: 'packages',
    name: { en: 'Packages left external', zh: '不打包的依赖' },
    cells: {
      rslib: { text: fromManifest, source: { example: 'compare-tools' } },
      tsdown: { text: fromManifest, source: { example: 'compare-tools' } },
      tsup: { text: fromManifest, source: { example: 'compare-tools' } },
      vite: {
        text: { en: 'those you list', zh: '需逐个列出' },
        source: { example: 'from-vite-styles' },
      },
      rollup: {
        text: { en: 'those you list', zh: '需逐个列出' },
        source: { example: 'compare-tools' },
      },
      unbuild: {
        text: fromManifest,
        source: { run: 'unbuild: mitt in dependencies stays an import' },
      },
    },
    ahead: [],
  },
  {
    id: 'file-by-file',
    name: { en: 'One file per source file', zh: '逐个文件输出' },
    cells: {
      rslib: {
        text: '`bundle: false`',
        source: { example: 'compare-tools-file-by-file' },
      },
      tsdown: {
        text: '`unbundle`',
        source: { example: 'compare-tools-file-by-file' },
      },
      tsup: {
        text: {
          en: '`bundle: false`, import paths unchanged',
          zh: '`bundle: false`，不补全路径',
        },
        source: { example: 'compare-tools-file-by-file' },
      },
      vite: {
        text: '`preserveModules`',
        source: { example: 'compare-tools-file-by-file' },
      },
      rollup: {
        text: '`preserveModules`',
        source: { example: 'compare-tools-file-by-file' },
      },
      unbuild: {
        text: '`mkdist`',
        source: { run: 'unbuild: builder mkdist writes one file per file' },
      },
    },
    ahead: [],
  },
  {
    id: 'declarations',
    name: { en: 'Declaration files', zh: '类型声明' },
    cells: {
      rslib: { text: '`dts`', source: { build: 'rslib-own' } },
      tsdown: { text: '`dts`', source: { build: 'tsdown-own' } },
      tsup: { text: '`dts`', source: { build: 'tsup-own' } },
      vite: { text: withTsc, source: { build: 'vite-tsc' } },
      rollup: { text: withTsc, source: { build: 'rollup-tsc' } },
      unbuild: { text: '`declaration`', source: { build: 'unbuild-own' } },
    },
    ahead: [],
  },
  {
    id: 'typescript-7',
    name: { en: '… with TypeScript 7', zh: '……用 TypeScript 7' },
    cells: {
      rslib: { text: yes, source: { example: 'from-tsup-declarations' } },
      tsdown: {
        text: { en: 'experimental', zh: '实验性支持' },
        source: { example: 'from-tsdown-declarations' },
      },
      tsup: { text: no, source: { example: 'from-tsup-declarations' } },
      vite: { text: withTsc, source: { build: 'vite-tsc' } },
      rollup: { text: withTsc, source: { build: 'rollup-tsc' } },
      unbuild: {
        text: no,
        source: { run: 'peerDependencies of unbuild 3.6.1: typescript ^5.9.2' },
      },
    },
    ahead: [],
  },
  {
    id: 'bundled-declarations',
    name: { en: '… in one file per entry', zh: '……每个入口合为一个文件' },
    cells: {
      rslib: {
        text: { en: 'with API Extractor', zh: '用 API Extractor' },
        source: { build: 'rslib-bundled' },
      },
      tsdown: { text: yes, source: { build: 'tsdown-own' } },
      tsup: { text: yes, source: { build: 'tsup-own' } },
      vite: { text: withPlugin, source: { run: 'Vite has no such option' } },
      rollup: {
        text: withPlugin,
        source: { run: 'Rollup has no such option' },
      },
      unbuild: { text: yes, source: { build: 'unbuild-own' } },
    },
    ahead: ['tsdown', 'tsup', 'unbuild'],
  },
  {
    id: 'css-modules',
    name: 'CSS Modules',
    cells: {
      rslib: { text: yes, source: { example: 'compare-tools-styles' } },
      tsdown: {
        text: { en: 'with `@tsdown/css`', zh: '用 `@tsdown/css`' },
        source: { example: 'compare-tools-styles' },
      },
      tsup: {
        text: { en: 'with `loader`', zh: '用 `loader`' },
        source: { example: 'compare-tools-details' },
      },
      vite: { text: yes, source: { example: 'compare-tools-styles' } },
      rollup: { text: withPlugin, source: { example: 'compare-tools-styles' } },
      unbuild: {
        text: no,
        source: { run: 'unbuild: the style sheet becomes a string' },
      },
    },
    ahead: [],
  },
  {
    id: 'import-meta-glob',
    name: '`import.meta.glob()`',
    cells: {
      rslib: { text: no, source: { example: 'from-vite-glob' } },
      tsdown: {
        text: yes,
        source: { file: tsdownTypes, has: '`import.meta.glob` support' },
      },
      tsup: { text: no, source: { example: 'compare-tools-limits' } },
      vite: {
        text: yes,
        source: { file: 'vite/types/importMeta.d.ts', has: 'glob: import(' },
      },
      rollup: { text: no, source: { example: 'compare-tools-limits' } },
      unbuild: { text: no, source: { run: 'unbuild: left in the output' } },
    },
    ahead: ['tsdown', 'vite'],
  },
  {
    id: 'module-federation',
    name: 'Module Federation',
    cells: {
      rslib: {
        text: "`format: 'mf'`",
        source: {
          file: '@rslib/core/dist-types/types/config.d.ts',
          has: "'mf'",
        },
      },
      tsdown: absent,
      tsup: absent,
      vite: {
        text: withPlugin,
        source: {
          run: 'vite 8.3.8 with @module-federation/vite 1.23.0 writes remoteEntry.js',
        },
      },
      rollup: {
        text: withPlugin,
        source: {
          run: 'rollup 4.65.0 with vite-plugin-federation 1.4.1 writes remoteEntry.js',
        },
      },
      unbuild: absent,
    },
    ahead: [],
  },
];
