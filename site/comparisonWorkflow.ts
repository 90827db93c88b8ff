import type { ComparisonCell, ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const yes: Words = { en: 'yes', zh: '支持' };
const no: Words = { en: 'no', zh: '不支持' };
const noSuchOption = { run: 'no such option in its types, no such command' };
const absent: ComparisonCell = [no, noSuchOption];
const allAbsent = {
  tsup: absent,
  vite: absent,
  rollup: absent,
  unbuild: absent,
};
const keepsNone: ComparisonCell = [no, { example: 'compare-tools-limits' }];

/** How it is to work with the tools. */
export const workflowRows: readonly ComparisonRow[] = [
  {
    id: 'several-outputs',
    name: { en: 'Several builds in one config', zh: '一份配置，多种构建' },
    cells: {
      rslib: ['`lib`', { example: 'compare-tools' }],
      tsdown: [
        { en: 'array', zh: '数组' },
        {
          file: 'tsdown/dist/config-*.d.mts',
          has: 'defineConfig(options: UserConfig[])',
        },
      ],
      tsup: [
        { en: 'array', zh: '数组' },
        {
          file: 'tsup/dist/index.d.ts',
          has: 'defineConfig: (options: Options | Options[]',
        },
      ],
      vite: ['`environments`', { example: 'compare-tools-limits' }],
      rollup: [
        { en: 'array', zh: '数组' },
        {
          file: 'rollup/dist/rollup.d.ts',
          has: 'defineConfig(options: RollupOptions[])',
        },
      ],
      unbuild: [
        { en: 'array', zh: '数组' },
        { run: 'types of unbuild 3.6.1: defineBuildConfig(BuildConfig[])' },
      ],
    },
    ahead: [],
  },
  {
    id: 'watch',
    name: { en: 'Rebuilds on change', zh: '监听并重新构建' },
    cells: {
      rslib: [yes, { run: 'rslib --help: --watch' }],
      tsdown: [yes, { run: 'tsdown --help: --watch' }],
      tsup: [yes, { run: 'tsup --help: --watch' }],
      vite: [yes, { run: 'vite build --help: --watch' }],
      rollup: [yes, { run: 'rollup --help: --watch' }],
      unbuild: [
        { en: 'experimental', zh: '实验性支持' },
        { run: 'unbuild --help: --watch (experimental)' },
      ],
    },
    ahead: [],
  },
  {
    id: 'without-rebuilding',
    name: { en: 'Development without a build', zh: '免构建开发' },
    cells: {
      rslib: [no, { run: 'rslib --help: no dev command' }],
      tsdown: ['`devExports`', { example: 'compare-tools-details' }],
      tsup: absent,
      vite: [
        { en: 'dev server', zh: '开发服务器' },
        { run: 'vite --help: [root] start dev server' },
      ],
      rollup: absent,
      unbuild: ['`--stub`', { run: 'unbuild --help: --stub' }],
    },
    ahead: ['tsdown', 'vite', 'unbuild'],
  },
  {
    id: 'cache',
    name: { en: 'Build cache on disk', zh: '磁盘上的构建缓存' },
    cells: {
      rslib: [
        yes,
        { run: 'node_modules/.cache/rspack is there after a build' },
      ],
      tsdown: keepsNone,
      tsup: keepsNone,
      vite: keepsNone,
      rollup: keepsNone,
      unbuild: [no, { run: 'no file in node_modules/.cache after a build' }],
    },
    ahead: [],
  },
  {
    id: 'exports-field',
    name: {
      en: 'Writes `exports` in `package.json`',
      zh: '写入 `package.json` 的 `exports`',
    },
    cells: {
      rslib: absent,
      tsdown: [
        yes,
        {
          file: tsdownTypes,
          has: 'Generate package exports for `package.json`',
        },
      ],
      ...allAbsent,
    },
    ahead: ['tsdown'],
  },
  {
    id: 'package-checks',
    name: { en: 'Runs publint', zh: '运行 publint' },
    cells: {
      rslib: absent,
      tsdown: [yes, { file: tsdownTypes, has: 'publint?: WithEnabled' }],
      ...allAbsent,
    },
    ahead: ['tsdown'],
  },
  {
    id: 'workspace',
    name: {
      en: 'Builds all packages of a monorepo',
      zh: '一次构建 monorepo 的所有包',
    },
    cells: {
      rslib: absent,
      tsdown: [
        { en: 'experimental', zh: '实验性支持' },
        { file: tsdownTypes, has: 'workspace?: Workspace' },
      ],
      ...allAbsent,
    },
    ahead: ['tsdown'],
  },
];
