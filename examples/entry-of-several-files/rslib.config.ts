import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/setup.ts', './src/index.ts'] } },
  lib: [{ format: 'esm' }],
});
