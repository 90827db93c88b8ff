import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { externals: ['mitt'] } },
    { format: 'esm', bundle: false, output: { distPath: 'dist/files' } },
  ],
});
