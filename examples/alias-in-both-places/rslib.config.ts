import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@': './src/b' } },
  lib: [{ format: 'esm' }],
});
