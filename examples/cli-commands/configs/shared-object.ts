import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { minify: { js: false } },
  lib: [{ format: 'esm' }],
});
