import { defineConfig } from '@rslib/core';

const entries = { index: './src/index.ts', shout: './src/shout.ts' };

export default defineConfig({
  lib: [
    {
      id: 'esm',
      source: { entry: entries },
      output: { distPath: 'dist/esm' },
      tools: { rspack: { output: { chunkFilename: 'parts/[name].js' } } },
    },
    {
      id: 'unsplit',
      splitChunks: false,
      source: { entry: entries },
      output: { distPath: 'dist/unsplit' },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Greeter',
      output: { distPath: 'dist/umd', target: 'web' },
    },
    {
      id: 'umd-es5',
      format: 'umd',
      umdName: 'Greeter',
      syntax: 'es5',
      source: { entry: { default: './src/default.ts' } },
      output: { distPath: 'dist/umd-es5', target: 'web' },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { distPath: 'dist/iife', target: 'web' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      source: {
        entry: {
          index: './src/index.ts',
          start: './src/start.ts',
          assigned: './src/assigned.cjs',
          default: './src/default.ts',
        },
      },
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'variable',
      source: { entry: { load: './src/load.ts' } },
      output: { distPath: 'dist/variable' },
    },
    {
      id: 'variable-bundled',
      source: { entry: { load: './src/load.ts' } },
      output: { distPath: 'dist/variable-bundled' },
      tools: {
        rspack: { module: { parser: { javascript: { importDynamic: true } } } },
      },
    },
    {
      id: 'client',
      source: { entry: { client: './src/client.ts' } },
      output: { distPath: 'dist/client' },
    },
    {
      id: 'client-cjs',
      format: 'cjs',
      source: { entry: { client: './src/client.ts' } },
      output: { distPath: 'dist/client-cjs' },
    },
    {
      id: 'variable-cjs',
      format: 'cjs',
      source: { entry: { load: './src/load.ts' } },
      output: { distPath: 'dist/variable-cjs' },
    },
    {
      id: 'client-minified',
      source: { entry: { client: './src/client.ts' } },
      output: { distPath: 'dist/client-minified', minify: true },
    },
  ],
});
