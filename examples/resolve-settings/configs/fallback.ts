import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  resolve: { alias: { '@name': './fallback/alias.ts' } },
  source: { entry: { index: './fallback/index.ts' } },
  lib: [
    { source: { tsconfigPath: './fallback/found.json' }, output: { distPath: 'dist/found' } },
    { source: { tsconfigPath: './fallback/missing.json' }, output: { distPath: 'dist/missing' } },
  ],
});
