import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        cleanDistPath: { enable: true, keep: [/dist\/reports\//] },
      },
    },
  ],
});
