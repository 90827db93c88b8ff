import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  source: { entry: { index: './src/index.js', direct: './src/App.jsx' } },
  output: { filenameHash: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: { 'badge-kit': 'badge_kit@http://remote.test/mf-manifest.json' },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
});
