import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', format: './src/format.ts' } },
  lib: [{ format: 'esm' }],
});
