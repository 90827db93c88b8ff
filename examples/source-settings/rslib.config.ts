import { defineConfig } from '@rslib/core';

const script = { script: './src/script.ts' };
const define = { VERSION: '"1.0.0"', DEBUG: false };

export default defineConfig({
  source: { define },
  lib: [
    {
      format: 'esm',
      source: { entry: script },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      source: { entry: script },
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'umd',
      source: { entry: script },
      output: { distPath: 'dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: script, define: { VERSION: '"2.0.0"' } },
      output: { distPath: 'dist/iife' },
    },
    {
      bundle: false,
      source: { entry: { index: './src/{cli,script}.ts' } },
      output: { distPath: 'dist/key' },
    },
    {
      bundle: false,
      source: { entry: { other: './src/{cli,script}.ts' } },
      output: { distPath: 'dist/other-key' },
    },
    {
      bundle: false,
      output: { distPath: 'dist/all-files' },
    },
    {
      bundle: false,
      source: { entry: { index: ['./src/cli.ts', './src/shapes.d.ts'] } },
      output: { distPath: 'dist/listed-files' },
    },
    {
      source: {
        preEntry: './src/setup.ts',
        entry: { index: './src/index.ts', cli: './src/cli.ts' },
      },
      output: { distPath: 'dist/pre-entry' },
    },
    {
      bundle: false,
      source: {
        preEntry: './src/setup.ts',
        entry: { index: './src/{index,cli}.ts' },
      },
      output: { distPath: 'dist/pre-entry-files' },
    },
  ],
});
