import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        target: 'web',
        filename: { js: '[name].min.js', css: '[name].min.css' },
        minify: true,
      },
    },
  ],
});
