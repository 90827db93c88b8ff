import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { isolated: true } }],
  tools: {
    rspack: config => {
      config.plugins = config.plugins?.filter(
        plugin => plugin?.constructor.name !== 'RslibPlugin',
      );
    },
  },
});
