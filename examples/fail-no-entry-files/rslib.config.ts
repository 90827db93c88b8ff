import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './source/**' } },
  lib: [{ format: 'esm', bundle: false }],
});
