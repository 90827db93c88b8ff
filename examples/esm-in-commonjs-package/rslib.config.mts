import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', autoExtension: false }],
  source: {
    entry: { report: './src/report.ts', celsius: './src/celsius.ts' },
  },
});
