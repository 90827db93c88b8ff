import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.md$/, type: 'asset/source' }],
      },
    },
  },
});
