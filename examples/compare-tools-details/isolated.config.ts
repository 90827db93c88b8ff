import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { isolated: './src/isolated.ts' } },
  lib: [{ format: 'esm', dts: { isolated: true } }],
});
