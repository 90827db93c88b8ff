import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        distPath: 'dist/bundle',
        copy: [{ from: '**/*.json', context: './src' }],
      },
    },
    {
      format: 'esm',
      bundle: false,
      output: {
        distPath: 'dist/files',
        copy: [{ from: '**/*.json', context: './src' }],
      },
    },
    {
      format: 'esm',
      bundle: false,
      output: {
        distPath: 'dist/elsewhere',
        copy: [{ from: '*.json', context: './data' }],
      },
      source: { entry: { index: './src/*.ts' } },
    },
    {
      format: 'esm',
      output: { distPath: 'dist/deep' },
      source: { entry: { deep: './deep/index.ts' } },
    },
  ],
});
