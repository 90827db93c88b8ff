import type { Case } from './Case.ts';
import { make } from './makeCase.ts';
import { base, dep, depSrc, manifest } from './sources.ts';

/** Formats, syntax, and what is bundled or left to others. */
export const formatCases: readonly Case[] = [
  make('01-esm', base, { lib: [{ format: 'esm' }] }),
  make('02-cjs', base, { lib: [{ format: 'cjs' }] }),
  make('03-umd', base, {
    lib: [{ format: 'umd', umdName: 'PG' }],
    output: { target: 'web' },
  }),
  make('04-iife', base, {
    lib: [{ format: 'iife' }],
    output: { target: 'web' },
  }),
  make('05-esm-cjs-together', base, {
    lib: [
      { format: 'esm', syntax: 'es2022' },
      { format: 'cjs', syntax: 'es2019' },
    ],
  }),
  make('06-bundleless-esm', base, {
    lib: [{ format: 'esm', bundle: false }],
    source: { entry: { index: './src/**' } },
  }),
  make('07-bundleless-cjs', base, {
    lib: [{ format: 'cjs', bundle: false }],
    source: { entry: { index: './src/**' } },
  }),
  make('08-minify', base, {
    lib: [{ format: 'esm' }, { format: 'cjs' }],
    output: { minify: true },
  }),
  make('09-syntax-es5', base, { lib: [{ format: 'cjs', syntax: 'es5' }] }),
  make('10-syntax-es2015-esm', base, {
    lib: [{ format: 'esm', syntax: 'es2015' }],
  }),
  make('11-syntax-browserslist', base, {
    lib: [{ format: 'esm', syntax: ['chrome 80', 'node 14'] }],
  }),
  make(
    '12-externals-map',
    {
      'src/index.ts': `import { hi } from 'tiny-cjs';\nimport { sub, a } from 'tiny-esm';\nexport const go = async () => [hi('x'), a, await sub()];\n`,
      ...dep,
    },
    {
      lib: [
        { format: 'esm' },
        { format: 'umd', umdName: 'PG', output: { distPath: './dist/umd' } },
      ],
      output: {
        externals: { 'tiny-cjs': 'tinyCjs', 'tiny-esm': 'tinyEsm' },
        target: 'web',
      },
    },
  ),
  make(
    '12b-error-node-builtin-on-web',
    { ...depSrc, ...dep },
    { lib: [{ format: 'esm' }], output: { target: 'web' } },
  ),
  make(
    '04b-iife-side-effect',
    {
      'src/index.ts': `import { clamp } from './clamp';\nconsole.log(clamp(1, 2, 3));\n`,
      'src/clamp.ts': base['src/clamp.ts'],
    },
    { lib: [{ format: 'iife' }], output: { target: 'web' } },
  ),
  make(
    '13-auto-external',
    { ...depSrc, ...dep },
    { lib: [{ format: 'esm' }, { format: 'cjs' }] },
    {
      pkg: manifest({
        dependencies: { 'tiny-cjs': '1' },
        peerDependencies: { 'tiny-esm': '1' },
      }),
    },
  ),
  make(
    '14-bundled-deps-split',
    { ...depSrc, ...dep },
    {
      lib: [
        { format: 'esm', autoExternal: false },
        { format: 'cjs', autoExternal: false },
      ],
    },
  ),
];
