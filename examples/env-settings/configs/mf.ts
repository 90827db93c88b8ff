import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'mf', output: { distPath: 'dist/mf' } }],
  source: {
    entry: { index: './src/version.ts' },
    define: { VERSION: JSON.stringify('2.0-rc') },
  },
  plugins: [
    pluginModuleFederation(
      { name: 'client', exposes: { '.': './src/version.ts' }, dts: false },
      { target: 'web' },
    ),
  ],
});
