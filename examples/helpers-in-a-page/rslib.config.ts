import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Queues',
      syntax: 'es2015',
      externalHelpers: true,
      output: { target: 'web' },
    },
  ],
});
