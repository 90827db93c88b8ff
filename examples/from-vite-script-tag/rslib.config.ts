import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'GreetingCard',
      output: {
        target: 'web',
        filename: { js: 'greeting-card.umd.js' },
        minify: true,
        externals: {
          react: {
            root: 'React',
            commonjs: 'react',
            commonjs2: 'react',
            amd: 'react',
          },
        },
      },
    },
  ],
});
