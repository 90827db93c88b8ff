import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'EventLog',
      output: {
        target: 'web',
        externals: {
          mitt: {
            root: 'Mitt',
            commonjs: 'mitt',
            commonjs2: 'mitt',
            amd: 'mitt',
          },
        },
      },
    },
  ],
});
