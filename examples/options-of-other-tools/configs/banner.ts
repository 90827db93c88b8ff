import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [
        new rspack.BannerPlugin({
          banner: ({ filename }) => `/* ${filename} */`,
          raw: true,
          // After minification, which would remove the comment.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      ],
    },
  },
});
