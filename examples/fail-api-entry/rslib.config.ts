import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/main.ts', cli: './src/cli.ts' } },
});
