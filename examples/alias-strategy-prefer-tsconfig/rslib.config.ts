import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: { '@': './src/b' },
    aliasStrategy: 'prefer-tsconfig',
  },
  lib: [{ format: 'esm' }],
});
