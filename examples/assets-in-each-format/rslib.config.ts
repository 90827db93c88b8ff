import { defineConfig } from '@rslib/core';

const queries = { entry: { index: './src/queries.ts' } };
const files = { entry: { index: './files/**' } };

export default defineConfig({
  lib: [
    { id: 'esm', format: 'esm', output: { distPath: 'dist/esm' } },
    { id: 'cjs', format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Icons',
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { index: './src/page.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      id: 'limit-0',
      source: queries,
      output: { dataUriLimit: 0, distPath: 'dist/limit-0' },
    },
    {
      id: 'limit-4096',
      source: queries,
      output: { dataUriLimit: 4096, distPath: 'dist/limit-4096' },
    },
    {
      id: 'files',
      bundle: false,
      source: files,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'cjs-files',
      format: 'cjs',
      bundle: false,
      source: files,
      output: { distPath: 'dist/cjs-files' },
    },
  ],
});
