import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/extension.ts' } },
  resolve: { extensions: ['.web.ts'] },
  lib: [{ format: 'esm' }],
});
