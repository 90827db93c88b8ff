import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'silent',
  server: { port: 3107 },
  lib: [
    {
      format: 'mf',
      output: { filenameHash: false },
      plugins: [
        pluginModuleFederation({
          name: 'temperature',
          exposes: { './convert': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
