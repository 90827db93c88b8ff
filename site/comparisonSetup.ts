import type { ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const yes: Words = { en: 'yes', zh: '支持' };

/** What the tools are made of and what they need. */
export const setupRows: readonly ComparisonRow[] = [
  {
    id: 'bundler',
    name: { en: 'Bundler', zh: '打包工具' },
    cells: {
      rslib: [
        'Rspack',
        { file: '@rsbuild/core/package.json', has: '"@rspack/core"' },
      ],
      tsdown: ['Rolldown', { file: 'tsdown/package.json', has: '"rolldown"' }],
      tsup: ['esbuild', { file: 'tsup/package.json', has: '"esbuild"' }],
      vite: ['Rolldown', { file: 'vite/package.json', has: '"rolldown"' }],
      rollup: [
        'Rollup',
        { file: 'rollup/package.json', has: '"name": "rollup"' },
      ],
      unbuild: ['Rollup', { run: 'dependencies of unbuild 3.6.1 list rollup' }],
    },
    ahead: [],
  },
  {
    id: 'config',
    name: { en: 'Builds without a config', zh: '零配置构建' },
    cells: {
      rslib: [yes, { example: 'page-link' }],
      tsdown: [
        yes,
        { file: tsdownTypes, has: "@default { index: 'src/index.ts'}" },
      ],
      tsup: [
        { en: 'pass the entry', zh: '需传入入口' },
        { run: 'tsup without arguments: No input files' },
      ],
      vite: [
        { en: 'no: set `build.lib`', zh: '不支持，要设置 `build.lib`' },
        { example: 'compare-tools' },
      ],
      rollup: [
        { en: 'only JavaScript', zh: '仅限 JavaScript' },
        { example: 'compare-tools' },
      ],
      unbuild: [
        { en: 'from `exports`', zh: '按 `exports` 推断' },
        { run: 'unbuild: Automatically detected entries' },
      ],
    },
    ahead: [],
  },
  {
    id: 'plugins',
    name: { en: 'Plugins', zh: '插件' },
    cells: {
      rslib: [
        'Rsbuild, Rspack',
        { file: '@rsbuild/core/package.json', has: '"@rspack/core"' },
      ],
      tsdown: [
        'Rolldown, Rollup',
        { file: tsdownTypes, has: 'RolldownPlugin' },
      ],
      tsup: [
        'esbuild',
        { file: 'tsup/dist/index.d.ts', has: 'esbuildPlugins?:' },
      ],
      vite: [
        'Vite, Rolldown',
        {
          file: 'vite/dist/node/index.d.ts',
          has: 'interface Plugin<A = any> extends Rolldown.Plugin<A>',
        },
      ],
      rollup: [
        'Rollup',
        { file: 'rollup/dist/rollup.d.ts', has: 'interface Plugin<' },
      ],
      unbuild: [
        'Rollup',
        { run: 'unbuild: a hook changes the options of Rollup' },
      ],
    },
    ahead: [],
  },
  {
    id: 'node',
    name: { en: 'Node.js for the build', zh: '构建所需的 Node.js' },
    cells: {
      rslib: [
        { en: '20.19, 22.12 or later', zh: '20.19，22.12 及以上' },
        { file: '@rslib/core/package.json', has: '"^20.19.0 || >=22.12.0"' },
      ],
      tsdown: [
        { en: '22.18, 24.11 or later', zh: '22.18，24.11 及以上' },
        { file: 'tsdown/package.json', has: '"^22.18.0 || >=24.11.0"' },
      ],
      tsup: [
        {
          en: '22.18, 24.11, 26 or later',
          zh: '22.18，24.11，26 及以上',
        },
        {
          file: 'tsup/package.json',
          has: '"^22.18.0 || ^24.11.0 || >=26.0.0"',
        },
      ],
      vite: [
        { en: '20.19, 22.12 or later', zh: '20.19，22.12 及以上' },
        { file: 'vite/package.json', has: '"^20.19.0 || >=22.12.0"' },
      ],
      rollup: [
        { en: '18 or later', zh: '18 及以上' },
        { file: 'rollup/package.json', has: '">=18.0.0"' },
      ],
      unbuild: [
        { en: 'not stated', zh: '未说明' },
        { run: 'package.json of unbuild 3.6.1 has no engines' },
      ],
    },
    ahead: ['rollup'],
  },
  {
    id: 'size',
    name: { en: 'Installed size', zh: '安装体积' },
    cells: {
      rslib: [
        '68 MB',
        { run: 'npm install @rslib/core@1.0.1, du -sm node_modules' },
      ],
      tsdown: [
        '25 MB',
        { run: 'npm install tsdown@0.22.14, du -sm node_modules' },
      ],
      tsup: ['24 MB', { run: 'npm install tsup@9.0.0, du -sm node_modules' }],
      vite: ['35 MB', { run: 'npm install vite@8.3.8, du -sm node_modules' }],
      rollup: [
        { en: '20 MB with plugins', zh: '含插件 20 MB' },
        {
          run: 'npm install rollup@4.65.0 rollup-plugin-esbuild@6.2.1 esbuild@0.28.2 @rollup/plugin-node-resolve@16.0.3, du -sm node_modules',
        },
      ],
      unbuild: [
        { en: '72 MB with TypeScript', zh: '含 TypeScript 72 MB' },
        { run: 'npm install unbuild@3.6.1, du -sm node_modules' },
      ],
    },
    ahead: ['tsdown', 'tsup', 'vite', 'rollup'],
  },
];
