import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esm', format: 'esm', output: { distPath: 'dist/esm' } },
    { id: 'cjs', format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      id: 'files',
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'EventLog',
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
