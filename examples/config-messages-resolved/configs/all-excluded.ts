import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**', '!./src/*.ts'] } },
  lib: [{ format: 'esm', bundle: false }],
});
