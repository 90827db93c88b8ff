import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false },
    {
      id: 'bundled',
      format: 'esm',
      source: { entry: { useCounter: './src/useCounter.ts' } },
      output: { distPath: 'dist/bundled' },
    },
  ],
  output: { target: 'web', minify: true },
});
