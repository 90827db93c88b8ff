import { defineConfig } from '@rslib/core';

const alias = { mitt$: './src/events.ts' };

export default defineConfig({
  resolve: { alias: { '@storage': './src/storage.ts' } },
  lib: [
    {
      source: { entry: { index: './src/external.ts' } },
      output: { distPath: 'dist/external' },
    },
    {
      source: { entry: { index: './src/external.ts' } },
      resolve: {
        alias,
        conditionNames: ['acme', '...'],
        mainFields: ['acme', 'main'],
        dedupe: ['mitt'],
      },
      output: { distPath: 'dist/external-all-set' },
    },
    {
      source: { entry: { index: './src/external.ts' } },
      resolve: { alias },
      output: { distPath: 'dist/bundled', autoExternal: false },
    },
    {
      source: { entry: { index: './src/external.ts' } },
      output: { distPath: 'dist/bundled-without', autoExternal: false },
    },
    {
      source: { entry: { index: './src/aliased.ts' } },
      output: { distPath: 'dist/one' },
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/aliased.ts' } },
      output: { distPath: 'dist/two' },
    },
    {
      source: { entry: { index: './src/sub-path.ts' } },
      resolve: { alias: { vue$: './src/own' } },
      output: { distPath: 'dist/exact' },
    },
    {
      source: { entry: { index: './src/platform.ts' } },
      output: { distPath: 'dist/imports' },
    },
    {
      source: { entry: { index: './src/platform.ts' } },
      resolve: { conditionNames: ['acme', '...'] },
      output: { distPath: 'dist/imports-acme' },
    },
    {
      source: { entry: { index: './src/listed.ts' } },
      output: { distPath: 'dist/listed' },
    },
    {
      source: { entry: { index: './src/extension.ts' } },
      output: { distPath: 'dist/extension' },
    },
  ],
});
