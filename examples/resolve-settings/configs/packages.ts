import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/packages.ts' } },
  lib: [
    { output: { distPath: 'dist/default' } },
    {
      resolve: {
        conditionNames: ['acme', '...'],
        mainFields: ['acme', 'main'],
        dedupe: ['acme-version'],
      },
      output: { distPath: 'dist/all-set' },
    },
    {
      resolve: {
        alias: { 'acme-version': './vendor/version.js' },
        dedupe: ['acme-version'],
      },
      output: { distPath: 'dist/aliased' },
    },
  ],
});
