import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { raw: './queries/raw.ts' } },
      output: { distPath: 'dist/raw' },
    },
    {
      bundle: false,
      source: { entry: { index: './queries/**' } },
      output: { distPath: 'dist/queries' },
    },
  ],
  output: { target: 'web' },
});
