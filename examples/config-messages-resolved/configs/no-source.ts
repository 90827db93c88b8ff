import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './types/**' } },
  lib: [{ format: 'esm', bundle: false }],
});
