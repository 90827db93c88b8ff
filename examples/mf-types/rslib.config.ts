import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: {
        assetPrefix: 'http://localhost:3001/',
        filenameHash: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'badge_kit',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
});
