import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { VERSION: '"1.0.0"', DEBUG: false } },
  lib: [
    {
      format: 'mf',
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'http://localhost:3001/',
        filenameHash: false,
        minify: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'conversions',
          exposes: { '.': './src/script.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
