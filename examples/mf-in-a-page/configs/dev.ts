import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/dev/esm' } },
    {
      format: 'mf',
      output: { distPath: 'dist/dev/mf', assetPrefix: 'https://cdn.example.com/' },
      source: { entry: { index: './src/text.ts' } },
      dev: { writeToDisk: true },
      plugins: [
        pluginModuleFederation({
          name: 'badge_kit',
          exposes: { '.': './src/text.ts' },
          dts: false,
        }),
      ],
    },
  ],
  server: { port: 3108 },
});
