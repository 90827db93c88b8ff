import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  tools: {
    rspack: (config, { environment, rspack, appendPlugins }) => {
      if (environment.name !== 'cjs') return;
      appendPlugins(new rspack.DefinePlugin({ KIND: '"CommonJS"' }));
    },
  },
});
