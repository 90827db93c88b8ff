import { defineConfig } from '@rslib/core';

const keepNames = { keep_classnames: true, keep_fnames: true };

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: { mangle: keepNames, compress: keepNames },
          },
        },
      },
    },
  ],
});
