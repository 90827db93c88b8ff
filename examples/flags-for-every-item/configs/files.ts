import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { format: 'esm', bundle: false, output: { distPath: 'dist/one' } },
    { format: 'cjs', bundle: false, output: { distPath: 'dist/two' } },
  ],
});
