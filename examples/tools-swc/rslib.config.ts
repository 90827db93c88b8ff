import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    swc: {
      jsc: {
        transform: {
          react: { runtime: 'automatic', importSource: 'react' },
        },
      },
    },
  },
});
