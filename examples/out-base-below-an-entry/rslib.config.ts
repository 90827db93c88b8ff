import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/**' } },
  lib: [{ format: 'esm', bundle: false, outBase: './src/text' }],
});
