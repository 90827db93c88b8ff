import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { index: './src/api.ts' } },
  performance: { buildCache: false },
});
