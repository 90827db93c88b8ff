import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@': './src' } },
  lib: [{ format: 'esm', bundle: false }],
});
