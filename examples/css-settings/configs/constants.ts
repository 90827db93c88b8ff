import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './constants/index.ts' } },
      output: { distPath: 'dist/lost' },
    },
    {
      source: { entry: { index: './constants/fixed.ts' } },
      output: { distPath: 'dist/fixed' },
    },
  ],
  output: { target: 'web' },
});
