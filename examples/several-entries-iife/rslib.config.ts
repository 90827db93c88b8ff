import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      report: './src/report.ts',
    },
  },
  lib: [{ format: 'iife' }],
});
