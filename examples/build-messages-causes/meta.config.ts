import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/meta.ts' } },
  lib: [{ format: 'iife', output: { target: 'web' } }],
});
