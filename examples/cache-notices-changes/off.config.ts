import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [{ format: 'esm', output: { minify: false } }],
});
