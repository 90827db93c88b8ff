import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [
        new rspack.SourceMapDevToolPlugin({
          filename: '[file].map',
          publicPath: 'https://maps.example.com/',
          sourceRoot: '/sources',
        }),
      ],
    },
  },
});
