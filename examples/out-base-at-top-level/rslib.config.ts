import { defineConfig } from '@rslib/core';

export default defineConfig({
  outBase: './src',
  output: { target: 'web' },
  source: { entry: { index: './src/text/**' } },
  lib: [
    {
      id: 'shared',
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/shared' },
    },
    {
      id: 'also-shared',
      format: 'cjs',
      bundle: false,
      output: { distPath: 'dist/also-shared' },
    },
    {
      id: 'own',
      format: 'esm',
      bundle: false,
      outBase: './src/text',
      output: { distPath: 'dist/own' },
    },
    {
      id: 'with-index',
      format: 'esm',
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: 'dist/with-index' },
    },
  ],
});
