import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', worker: './src/worker.ts' } },
  lib: [
    {
      format: 'esm',
      tools: {
        rspack: {
          plugins: [
            new rspack.BannerPlugin({
              banner: '/*! runs in a worker */',
              raw: true,
              // After minification, which would move the comment.
              stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
              include: /worker\.js$/,
            }),
          ],
        },
      },
    },
  ],
});
