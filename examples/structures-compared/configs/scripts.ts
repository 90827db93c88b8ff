import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './page/index.ts' } },
  lib: [
    { format: 'umd', output: { distPath: 'scripts/umd' } },
    { format: 'iife', output: { distPath: 'scripts/iife' } },
  ],
});
