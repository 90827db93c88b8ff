import type { ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const yes: Words = { en: 'yes', zh: '支持' };

/** What the tools are made of and what they need. */
export const setupRows: readonly ComparisonRow[] = [
  {
    id: 'bundler',
    name: { en: 'Bundler', zh: '打包工具' },
    cells: {
      rslib: {
        text: 'Rspack',
        source: { file: '@rsbuild/core/package.json', has: '"@rspack/core"' },
      },
      tsdown: {
        text: 'Rolldown',
        source: { file: 'tsdown/package.json', has: '"rolldown"' },
      },
      tsup: {
        text: 'esbuild',
        source: { file: 'tsup/package.json', has: '"esbuild"' },
      },
      vite: {
        text: 'Rolldown',
        source: { file: 'vite/package.json', has: '"rolldown"' },
      },
      rollup: {
        text: 'Rollup',
        source: { file: 'rollup/package.json', has: '"name": "rollup"' },
      },
      unbuild: {
        text: 'Rollup',
        source: { run: 'dependencies of unbuild 3.6.1 list rollup' },
      },
    },
    ahead: [],
  },
  {
    id: 'config',
    name: { en: 'Builds without a config', zh: '零配置构建' },
    cells: {
      rslib: { text: yes, source: { example: 'page-link' } },
      tsdown: {
        text: yes,
        source: { file: tsdownTypes, has: "@default { index: 'src/index.ts'}" },
      },
      tsup: {
        text: { en: 'pass the entry', zh: '需传入入口' },
        source: { run: 'tsup without arguments: No input files' },
      },
      vite: {
        text: { en: 'no: set `build.lib`', zh: '不支持，要设置 `build.lib`' },
        source: { example: 'compare-tools' },
      },
      rollup: {
        text: { en: 'only JavaScript', zh: '仅限 JavaScript' },
        source: { example: 'compare-tools' },
      },
      unbuild: {
        text: { en: 'from `exports`', zh: '按 `exports` 推断' },
        source: { run: 'unbuild: Automatically detected entries' },
      },
    },
    ahead: [],
  },
  {
    id: 'plugins',
    name: { en: 'Plugins', zh: '插件' },
    cells: {
      rslib: {
        text: 'Rsbuild, Rspack',
        source: {
          file: '@rsbuild/core/package.json',
          has: '"@rspack/core"',
        },
      },
      tsdown: {
        text: 'Rolldown, Rollup',
        source: { file: tsdownTypes, has: 'RolldownPlugin' },
      },
      tsup: {
        text: 'esbuild',
        source: { file: 'tsup/dist/index.d.ts', has: 'esbuildPlugins?:' },
      },
      vite: {
        text: 'Vite, Rolldown',
        source: {
          file: 'vite/dist/node/index.d.ts',
          has: 'interface Plugin<A = any> extends Rolldown.Plugin<A>',
        },
      },
      rollup: {
        text: 'Rollup',
        source: { file: 'rollup/dist/rollup.d.ts', has: 'interface Plugin<' },
      },
      unbuild: {
        text: 'Rollup',
        source: { run: 'unbuild: a hook changes the options of Rollup' },
      },
    },
    ahead: [],
  },
  {
    id: 'node',
    name: { en: 'Node.js for the build', zh: '构建所需的 Node.js' },
    cells: {
      rslib: {
        text: { en: '20.19, 22.12 or later', zh: '20.19，22.12 及以上' },
        source: {
          file: '@rslib/core/package.json',
          has: '"^20.19.0 || >=22.12.0"',
        },
      },
      tsdown: {
        text: { en: '22.18, 24.11 or later', zh: '22.18，24.11 及以上' },
        source: { file: 'tsdown/package.json', has: '"^22.18.0 || >=24.11.0"' },
      },
      tsup: {
        text: {
          en: '22.18, 24.11, 26 or later',
          zh: '22.18，24.11，26 及以上',
        },
        source: {
          file: 'tsup/package.json',
          has: '"^22.18.0 || ^24.11.0 || >=26.0.0"',
        },
      },
      vite: {
        text: { en: '20.19, 22.12 or later', zh: '20.19，22.12 及以上' },
        source: { file: 'vite/package.json', has: '"^20.19.0 || >=22.12.0"' },
      },
      rollup: {
        text: { en: '18 or later', zh: '18 及以上' },
        source: { file: 'rollup/package.json', has: '">=18.0.0"' },
      },
      unbuild: {
        text: { en: 'not stated', zh: '未说明' },
        source: { run: 'package.json of unbuild 3.6.1 has no engines' },
      },
    },
    ahead: ['rollup'],
  },
  {
    id: 'size',
    name: { en: 'Installed size', zh: '安装体积' },
    cells: {
      rslib: {
        text: '68 MB',
        source: { run: 'npm install @rslib/core@1.0.1, du -sm node_modules' },
      },
      tsdown: {
        text: '25 MB',
        source: { run: 'npm install tsdown@0.22.14, du -sm node_modules' },
      },
      tsup: {
        text: '24 MB',
        source: { run: 'npm install tsup@9.0.0, du -sm node_modules' },
      },
      vite: {
        text: '35 MB',
        source: { run: 'npm install vite@8.3.8, du -sm node_modules' },
      },
      rollup: {
        text: { en: '20 MB with plugins', zh: '含插件 20 MB' },
        source: {
          run: 'npm install rollup@4.65.0 rollup-plugin-esbuild@6.2.1 esbuild@0.28.2 @rollup/plugin-node-resolve@16.0.3, du -sm node_modules',
        },
      },
      unbuild: {
        text: { en: '72 MB with TypeScript', zh: '含 TypeScript 72 MB' },
        source: { run: 'npm install unbuild@3.6.1, du -sm node_modules' },
      },
    },
    ahead: ['tsdown', 'tsup', 'vite', 'rollup'],
  },
];
