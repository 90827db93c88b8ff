import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    { output: { distPath: 'dist/node', target: 'node' } },
  ],
  source: { entry: { badge: './src/badge.ts' } },
});
