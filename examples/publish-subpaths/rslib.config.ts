import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', sentences: './src/sentences.ts' },
  },
  lib: [{ format: 'esm', dts: true }],
});
