import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { target: 'web', injectStyles: true } }],
  source: { entry: { badge: './src/badge.ts' } },
  output: { distPath: 'dist/injected' },
});
