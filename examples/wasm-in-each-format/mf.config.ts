import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      wasm: { mode: 'compile' },
      plugins: [
        pluginModuleFederation({
          name: 'adder',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
