import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', source: { entry: { index: './src/index.ts' } } },
    { format: 'esm', source: { entry: { square: './src/square.ts' } } },
  ],
});
