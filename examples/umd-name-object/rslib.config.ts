import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: {
        root: ['Acme', 'Temperature'],
        commonjs: 'acme-temperature',
        amd: 'acme-temperature',
      },
      output: { target: 'web' },
    },
  ],
});
