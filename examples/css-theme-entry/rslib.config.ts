import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', dark: './src/dark.css' },
  },
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
});
