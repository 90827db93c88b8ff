import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { setup: './src/setup.ts' } },
  lib: [
    { source: { entry: { cli: './src/cli.ts' } } },
    { output: { distPath: 'dist/other' } },
  ],
});
