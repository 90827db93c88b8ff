import type { ComparisonRow, Words } from './comparison.ts';

const tsdownTypes = 'tsdown/dist/types-*.d.mts';
const yes: Words = { en: 'yes', zh: '支持' };
const no: Words = { en: 'no', zh: '不支持' };
const noSuchOption = { run: 'no such option in its types, no such command' };
const absent = { text: no, source: noSuchOption };
const allAbsent = {
  tsup: absent,
  vite: absent,
  rollup: absent,
  unbuild: absent,
};
const keepsNone = { text: no, source: { example: 'compare-tools-limits' } };

/** How it is to work with the tools. */
export const workflowRows: readonly ComparisonRow[] = [
  {
    id: 'several-outputs',
    name: { en: 'Several builds in one config', zh: '一份配置，多种构建' },
    cells: {
      rslib: { text: '`lib`', source: { example: 'compare-tools' } },
      tsdown: {
        text: { en: 'array', zh: '数组' },
        source: {
          file: 'tsdown/dist/config-*.d.mts',
          has: 'defineConfig(options: UserConfig[])',
        },
      },
      tsup: {
        text: { en: 'array', zh: '数组' },
        source: {
          file: 'tsup/dist/index.d.ts',
          has: 'defineConfig: (options: Options | Options[]',
        },
      },
      vite: {
        text: '`environments`',
        source: { example: 'compare-tools-limits' },
      },
      rollup: {
        text: { en: 'array', zh: '数组' },
        source: {
          file: 'rollup/dist/rollup.d.ts',
          has: 'defineConfig(options: RollupOptions[])',
        },
      },
      unbuild: {
        text: { en: 'array', zh: '数组' },
        source: {
          run: 'types of unbuild 3.6.1: defineBuildConfig(BuildConfig[])',
        },
      },
    },
    ahead: [],
  },
  {
    id: 'watch',
    name: { en: 'Rebuilds on change', zh: '监听并重新构建' },
    cells: {
      rslib: { text: yes, source: { run: 'rslib --help: --watch' } },
      tsdown: { text: yes, source: { run: 'tsdown --help: --watch' } },
      tsup: { text: yes, source: { run: 'tsup --help: --watch' } },
      vite: { text: yes, source: { run: 'vite build --help: --watch' } },
      rollup: { text: yes, source: { run: 'rollup --help: --watch' } },
      unbuild: {
        text: { en: 'experimental', zh: '实验性支持' },
        source: { run: 'unbuild --help: --watch (experimental)' },
      },
    },
    ahead: [],
  },
  {
    id: 'without-rebuilding',
    name: { en: 'Development without a build', zh: '免构建开发' },
    cells: {
      rslib: { text: no, source: { run: 'rslib --help: no dev command' } },
      tsdown: {
        text: '`devExports`',
        source: { example: 'compare-tools-details' },
      },
      tsup: absent,
      vite: {
        text: { en: 'dev server', zh: '开发服务器' },
        source: { run: 'vite --help: [root] start dev server' },
      },
      rollup: absent,
      unbuild: {
        text: '`--stub`',
        source: { run: 'unbuild --help: --stub' },
      },
    },
    ahead: ['tsdown', 'vite', 'unbuild'],
  },
  {
    id: 'cache',
    name: { en: 'Build cache on disk', zh: '磁盘上的构建缓存' },
    cells: {
      rslib: {
        text: yes,
        source: { run: 'node_modules/.cache/rspack is there after a build' },
      },
      tsdown: keepsNone,
      tsup: keepsNone,
      vite: keepsNone,
      rollup: keepsNone,
      unbuild: {
        text: no,
        source: { run: 'no file in node_modules/.cache after a build' },
      },
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
      tsdown: {
        text: yes,
        source: {
          file: tsdownTypes,
          has: 'Generate package exports for `package.json`',
        },
      },
      ...allAbsent,
    },
    ahead: ['tsdown'],
  },
  {
    id: 'package-checks',
    name: { en: 'Runs publint', zh: '运行 publint' },
    cells: {
      rslib: absent,
      tsdown: {
        text: yes,
        source: { file: tsdownTypes, has: 'publint?: WithEnabled' },
      },
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
      tsdown: {
        text: { en: 'experimental', zh: '实验性支持' },
        source: { file: tsdownTypes, has: 'workspace?: Workspace' },
      },
      ...allAbsent,
    },
    ahead: ['tsdown'],
  },
];
