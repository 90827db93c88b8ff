import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'full', output: { distPath: 'dist-map/full', sourceMap: true } },
    {
      id: 'none',
      output: {
        distPath: 'dist-map/none',
        sourceMap: { js: 'nosources-source-map' },
      },
    },
  ],
});
