import { defineConfig } from '@rslib/core';

const index = { entry: { index: './src/index.ts' } };
const script = { entry: { index: './src/script.ts' } };

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'esm',
      umdName: 'Temperature',
      source: index,
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'esm',
      source: index,
      output: { distPath: 'dist/esm-unnamed' },
    },
    {
      format: 'cjs',
      umdName: 'Temperature',
      source: index,
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'cjs',
      source: index,
      output: { distPath: 'dist/cjs-unnamed' },
    },
    {
      format: 'iife',
      umdName: 'Temperature',
      source: script,
      output: { distPath: 'dist/iife' },
    },
    {
      format: 'iife',
      source: script,
      output: { distPath: 'dist/iife-unnamed' },
    },
    {
      format: 'umd',
      umdName: 'Temperature',
      source: index,
      output: { distPath: 'dist/umd' },
    },
    {
      format: 'umd',
      umdName: { root: 'Temperature', amd: 'temperature' },
      source: index,
      output: { distPath: 'dist/umd-amd' },
    },
    {
      format: 'umd',
      umdName: '@acme/temperature',
      source: index,
      output: { distPath: 'dist/umd-package-name' },
    },
    {
      format: 'umd',
      source: index,
      output: { distPath: 'dist/umd-unnamed' },
    },
    {
      format: 'umd',
      source: { entry: { index: './src/other.ts' } },
      output: { distPath: 'dist/umd-other' },
    },
  ],
});
