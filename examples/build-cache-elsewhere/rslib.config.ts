import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  performance: { buildCache: { cacheDirectory: 'node_modules/.rslib' } },
});
