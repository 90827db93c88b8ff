import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: { index: './src/index.ts', 'sum.worker': './src/sum.worker.ts' },
  },
  output: { target: 'web' },
});
