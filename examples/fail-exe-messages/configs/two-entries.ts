import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
  source: { entry: { index: './src/index.ts', other: './src/other.ts' } },
});
