import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { setup: './src/setup.ts' } },
      output: { distPath: 'dist/one' },
    },
    {
      source: { entry: { cli: './src/cli.ts', setup: './src/setup.ts' } },
      output: { distPath: 'dist/two' },
    },
  ],
});
