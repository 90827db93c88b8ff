import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/text/**' } },
  lib: [{ format: 'esm', bundle: false, outBase: './src' }],
});
