import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      umdName: process.env.UMD_NAME,
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'http://localhost:3001/',
        filenameHash: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'temperature',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
