import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: {
      plugins: [
        new rspack.NormalModuleReplacementPlugin(/\/log$/, './log.silent'),
      ],
    },
  },
});
