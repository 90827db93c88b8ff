import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: true } }],
  tools: {
    rspack: config => {
      config.entry = { index: './src/index.ts', other: './src/other.ts' };
    },
  },
});
