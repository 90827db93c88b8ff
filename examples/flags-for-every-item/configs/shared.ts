import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  format: 'cjs',
  bundle: false,
  lib: [
    { output: { distPath: 'dist/one' } },
    { output: { distPath: 'dist/two' } },
    { format: 'esm', bundle: true, output: { distPath: 'dist/own' } },
  ],
});
