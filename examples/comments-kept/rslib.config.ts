import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: { defaults: false, unused: true, toplevel: true },
              format: { comments: 'all' },
            },
          },
        },
      },
    },
  ],
});
