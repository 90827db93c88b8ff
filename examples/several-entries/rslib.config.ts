import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      square: './src/square.ts',
    },
  },
  lib: [{ format: 'esm' }],
});
