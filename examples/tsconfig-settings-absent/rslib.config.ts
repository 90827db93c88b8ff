import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  output: { minify: false },
  lib: [{ format: 'esm', syntax: 'es2017' }],
});
