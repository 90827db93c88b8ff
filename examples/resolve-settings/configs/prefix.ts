import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/sub-path.ts' } },
  resolve: { alias: { vue: './src/own' } },
  lib: [{ format: 'esm' }],
});
