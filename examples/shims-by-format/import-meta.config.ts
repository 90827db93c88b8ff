import { defineConfig } from '@rslib/core';

export default defineConfig({
  shims: { cjs: { 'import.meta.url': true } },
  source: { entry: { index: './src/url.ts' } },
  output: { distPath: 'dist/import-meta', target: 'web' },
  lib: [{ format: 'umd' }, { format: 'iife' }],
});
