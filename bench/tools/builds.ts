import type { Build } from './Build.ts';
import type { Library } from './Library.ts';

const usesReact = ({ id }: Library) => id === 'components';

const RSLIB = ['@rslib/core/bin/rslib.js'];
const TSDOWN = ['tsdown/dist/run.mjs'];
const TSC = ['typescript/bin/tsc', '--emitDeclarationOnly', '--outDir', 'dist'];

function rslib(types: Build['types'], dts: string): Build {
  return {
    tool: 'rslib',
    home: types === 'typescript5' ? 'rslib-typescript5' : 'rslib',
    types,
    commands: [RSLIB],
    config: library => [
      'rslib.config.ts',
      usesReact(library)
        ? `import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  dts: ${dts},
  output: { target: 'web' },
  plugins: [pluginReact()],
});
`
        : `import { defineConfig } from '@rslib/core';

export default defineConfig({ syntax: 'es2022', dts: ${dts} });
`,
    ],
  };
}

function tsdown(types: Build['types'], dts: string): Build {
  return {
    tool: 'tsdown',
    home: 'tsdown',
    types,
    commands: [TSDOWN],
    config: library => [
      'tsdown.config.ts',
      `import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['${library.entry}'],
  target: 'es2022',
  dts: ${dts},${usesReact(library) ? "\n  platform: 'browser'," : ''}
});
`,
    ],
  };
}

function tsup(types: Build['types'], dts: boolean): Build {
  return {
    tool: 'tsup',
    home: dts ? 'tsup-typescript5' : 'tsup',
    types,
    commands: [['tsup/dist/cli-default.js']],
    config: library => [
      'tsup.config.ts',
      `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['${library.entry}'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: ${dts},
});
`,
    ],
  };
}

function vite(types: 'none' | 'tsc'): Build {
  return {
    tool: 'vite',
    home: 'vite',
    types,
    commands: [
      ['vite/bin/vite.js', 'build'],
      ...(types === 'tsc' ? [TSC] : []),
    ],
    config: library => [
      'vite.config.ts',
      `${usesReact(library) ? "import react from '@vitejs/plugin-react';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: { entry: '${library.entry}', formats: ['es'], fileName: 'index' },
    target: 'es2022',
    minify: false,
    rolldownOptions: { external: [/^react/, 'mitt'] },
  },${usesReact(library) ? '\n  plugins: [react()],' : ''}
});
`,
    ],
  };
}

function rollup(types: 'none' | 'tsc'): Build {
  return {
    tool: 'rollup',
    home: 'rollup',
    types,
    commands: [
      ['rollup/dist/bin/rollup', '-c'],
      ...(types === 'tsc' ? [TSC] : []),
    ],
    config: library => [
      'rollup.config.js',
      `import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: '${library.entry}',
  external: [/^react/, 'mitt'],
  plugins: [
    nodeResolve({ extensions: ['.ts', '.tsx', '.js'] }),
    esbuild({ target: 'es2022'${usesReact(library) ? ", jsx: 'automatic'" : ''} }),
  ],
  output: { dir: 'dist', format: 'es' },
};
`,
    ],
  };
}

function unbuild(types: Build['types'], declaration: boolean): Build {
  return {
    tool: 'unbuild',
    home: 'unbuild',
    types,
    commands: [['unbuild/dist/cli.mjs']],
    config: library => [
      'build.config.ts',
      `import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['${library.entry.replace(/\.ts$/, '')}'],
  declaration: ${declaration},
  rollup: { esbuild: { target: 'es2022'${usesReact(library) ? ", jsx: 'automatic'" : ''} } },
});
`,
    ],
  };
}

/** Code alone first, then with declarations; the first of each is the base. */
export const builds: readonly Build[] = [
  rslib('none', 'false'),
  tsdown('none', 'false'),
  tsup('none', false),
  vite('none'),
  rollup('none'),
  unbuild('none', false),
  rslib('own', 'true'),
  rslib('bundled', '{ bundle: true }'),
  rslib('typescript5', 'true'),
  rslib('isolated', '{ isolated: true }'),
  tsdown('own', 'true'),
  tsdown('isolated', "{ generator: 'oxc' }"),
  tsup('own', true),
  vite('tsc'),
  rollup('tsc'),
  unbuild('own', true),
];
