import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/text/**', './src/shared/**'] } },
  lib: [{ format: 'esm', bundle: false }],
});
