import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: './css/**' } },
  output: { target: 'web' },
  tools: {
    rspack: (config, { addRules }) => {
      addRules({ test: /\.css$/, type: 'css' });
    },
  },
});
