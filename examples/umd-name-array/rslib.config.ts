import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', 'Temperature'],
      output: { target: 'web' },
    },
  ],
});
