import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: ['./src/**', '!./src/**/*.worker.ts'] } },
  output: { target: 'web' },
});
