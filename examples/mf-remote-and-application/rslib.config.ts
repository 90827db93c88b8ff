import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { target: 'web', distPath: 'dist/esm' },
    },
    {
      format: 'mf',
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'http://localhost:3001/',
        filenameHash: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'badge_kit',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3001 },
});
