import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'WordCount',
      syntax: 'es2020',
      output: {
        target: 'web',
        filename: { js: '[name].global.js' },
      },
    },
  ],
});
