import type { Case } from './Case.ts';
import { make } from './makeCase.ts';
import {
  base,
  css,
  declared,
  manifest,
  react,
  reactManifest,
} from './sources.ts';

/** Styles, React, assets, declarations, and refusals. */
export const featureCases: readonly Case[] = [
  make('15-css-modules-bundle', css, {
    lib: [{ format: 'esm' }],
    output: { target: 'web' },
  }),
  make('16-css-bundleless', css, {
    lib: [{ format: 'esm', bundle: false }],
    source: { entry: { index: ['./src/**', '!./src/*.d.ts'] } },
    output: { target: 'web' },
  }),
  make('17-css-minify-cjs', css, {
    lib: [{ format: 'cjs' }],
    output: { target: 'web', minify: true },
  }),
  make(
    '18-react-automatic',
    react,
    {
      lib: [{ format: 'esm' }, { format: 'cjs' }],
      source: { entry: { index: './src/index.tsx' } },
      output: { target: 'web' },
    },
    { pkg: reactManifest, react: {} },
  ),
  make(
    '19-react-bundleless-classic',
    react,
    {
      lib: [{ format: 'esm', bundle: false }],
      source: { entry: { index: './src/**' } },
      output: { target: 'web' },
    },
    { pkg: reactManifest, react: { swcReactOptions: { runtime: 'classic' } } },
  ),
  make(
    '20-react-preserve',
    react,
    {
      lib: [{ format: 'esm', bundle: false }],
      source: { entry: { index: './src/**' } },
      output: { target: 'web' },
    },
    { pkg: reactManifest, react: { swcReactOptions: { runtime: 'preserve' } } },
  ),
  make('21-source-map', base, {
    lib: [{ format: 'esm' }],
    output: { sourceMap: true },
  }),
  make('22-banner-footer', base, {
    lib: [
      { format: 'esm', banner: { js: '/* b */' }, footer: { js: '/* f */' } },
    ],
  }),
  make(
    '23-shims',
    {
      'src/index.ts': `import { readFileSync } from 'node:fs';\nexport const here = __dirname + __filename;\nexport const u = import.meta.url;\nexport const d = import.meta.dirname;\nexport const t = readFileSync(new URL('./x.txt', import.meta.url));\n`,
      'src/x.txt': 'x\n',
    },
    {
      lib: [
        {
          format: 'esm',
          shims: { esm: { __dirname: true, __filename: true } },
        },
        { format: 'cjs' },
      ],
    },
  ),
  make(
    '24-define-alias-json-raw',
    {
      'src/index.ts': `import data from './data.json';\nimport txt from './note.txt?raw';\nimport { clamp } from '@/clamp';\ndeclare const VERSION: string;\nexport const x = [data.a, txt, clamp(1, 2, 3), VERSION, process.env.NODE_ENV];\n`,
      'src/data.json': `{"a":1,"b":[2]}\n`,
      'src/note.txt': 'a note\n',
      'src/clamp.ts': base['src/clamp.ts'],
      'tsconfig.json': `{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }\n`,
    },
    { lib: [{ format: 'esm' }], source: { define: { VERSION: '"9.9.9"' } } },
  ),
  make(
    '25-entries-chunk-cli',
    {
      ...base,
      'src/cli.ts': `#!/usr/bin/env node\n'use strict';\nimport { Queue } from './queue';\nconst m = await import('./clamp');\nconsole.log(new Queue(), m.clamp(1, 2, 3));\n`,
    },
    {
      lib: [{ format: 'esm' }],
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
    },
  ),
  make(
    '26-assets',
    {
      'src/index.ts': `import dot from './dot.svg';\nexport { dot };\n`,
      'src/dot.svg': css['src/dot.svg'],
    },
    {
      lib: [
        { format: 'esm' },
        {
          format: 'esm',
          bundle: false,
          output: { distPath: './dist/bl' },
          source: { entry: { index: './src/**' } },
        },
      ],
      output: { target: 'web', dataUriLimit: 0 },
    },
  ),
  make(
    '27-external-helpers',
    {
      ...base,
      'node_modules/@swc/helpers/package.json': `{"name":"@swc/helpers","version":"0.5.23"}`,
    },
    { lib: [{ format: 'esm', syntax: 'es5', externalHelpers: true }] },
    { pkg: manifest({ dependencies: { '@swc/helpers': '^0.5.23' } }) },
  ),
  make(
    '28-decorators',
    {
      'src/index.ts': `const log = (v: any, c: any) => v;\nexport class A { @log m() { return 1 as const; } accessor x = 1; }\nexport namespace N { export const y = 2; }\n`,
    },
    {
      lib: [{ format: 'esm' }],
      source: { decorators: { version: '2023-11' } },
    },
  ),
  make('29-filename-dist', base, {
    lib: [
      {
        format: 'esm',
        autoExtension: false,
        output: { filename: { js: '[name].bundle.js' }, distPath: './out' },
      },
    ],
  }),
  make(
    '30-redirect',
    {
      'src/index.ts': `export * from '@/clamp';\nimport './a.css';\nexport const l = () => import('./queue');\n`,
      'src/a.css': 'a{b:c}\n',
      'src/clamp.ts': base['src/clamp.ts'],
      'src/queue.ts': base['src/queue.ts'],
      'tsconfig.json': `{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }\n`,
    },
    {
      lib: [
        { format: 'esm', bundle: false },
        {
          format: 'cjs',
          bundle: false,
          redirect: { js: { extension: false } },
        },
      ],
      source: { entry: { index: './src/**' } },
    },
  ),
  make(
    '31-error-syntax',
    { 'src/index.ts': `export const a = ;\n` },
    { lib: [{ format: 'esm' }] },
  ),
  make(
    '32-error-missing',
    { 'src/index.ts': `import { z } from './nope';\nexport const a = z;\n` },
    { lib: [{ format: 'esm' }] },
  ),
  make(
    '33-esm-hash-worker-wasm',
    {
      'src/index.ts': `export const w = () => new Worker(new URL('./w.ts', import.meta.url), { type: 'module' });\n`,
      'src/w.ts': `postMessage(1 as number);\n`,
    },
    { lib: [{ format: 'esm' }], output: { target: 'web' } },
  ),
  make('34-minify-options-target-node', base, {
    lib: [{ format: 'cjs', syntax: 'es2020' }],
    output: {
      target: 'node',
      minify: {
        jsOptions: { minimizerOptions: { mangle: true, compress: true } },
      },
      legalComments: 'inline',
    },
  }),
  make('35-advanced-esm-preserve', base, {
    lib: [{ format: 'esm' }],
    output: { minify: false },
    performance: { printFileSize: false },
  }),
  make('36-dts-isolated-bundleless', declared, {
    lib: [{ format: 'esm', bundle: false, dts: { isolated: true } }],
    source: { entry: { index: './src/**' } },
  }),
  make('37-dts-isolated-bundle', declared, {
    lib: [
      { format: 'esm', dts: { isolated: true } },
      { format: 'cjs', dts: { isolated: true, autoExtension: true } },
    ],
  }),
  make(
    '38-dts-isolated-error',
    { ...base, 'tsconfig.json': declared['tsconfig.json'] },
    { lib: [{ format: 'esm', dts: { isolated: true } }] },
  ),
];
