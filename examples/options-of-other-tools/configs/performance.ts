import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: { performance: { hints: 'warning', maxAssetSize: 10 } },
  },
});
