import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: ['shared'] },
  performance: { removeConsole: ['log'] },
  resolve: { conditionNames: ['shared'], extensions: ['.shared'], mainFields: ['shared'] },
  lib: [
    {
      output: { externals: 'item' },
      performance: { removeConsole: ['warn'] },
      resolve: { conditionNames: ['item'], extensions: ['.item'], mainFields: ['item'] },
    },
  ],
});
