import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'umd', umdName: 'Mode', source: { entry: { index: './src/index.ts' } } },
    { format: 'iife', source: { entry: { script: './src/script.ts' } } },
  ],
});
