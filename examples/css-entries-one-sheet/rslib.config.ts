import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { button: './src/button.ts', dialog: './src/dialog.ts' } },
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  tools: {
    rspack: {
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: {
              type: 'css/mini-extract',
              name: 'styles',
              chunks: 'all',
              enforce: true,
            },
          },
        },
      },
    },
  },
});
