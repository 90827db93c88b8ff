import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/dev.ts' } },
  lib: [{ format: 'esm' }],
});
