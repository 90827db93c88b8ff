import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'WordCount',
      output: {
        target: 'web',
        filename: { js: '[name].iife.js' },
        minify: true,
      },
    },
  ],
});
