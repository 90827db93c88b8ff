import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      banner: { js: '/*! from the banner */' },
      output: { minify: true, legalComments: 'none' },
    },
  ],
});
