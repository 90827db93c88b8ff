import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { title: './src/text/title.ts' } },
  lib: [
    { id: 'without', format: 'esm', output: { distPath: 'dist/without' } },
    {
      id: 'with',
      format: 'esm',
      outBase: './src',
      output: { distPath: 'dist/with' },
    },
  ],
});
