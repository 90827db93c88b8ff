import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', other: './src/other.ts' } },
  lib: [{ format: 'esm', dts: true }],
});
