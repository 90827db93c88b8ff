import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const script = { entry: { index: './src/script.ts' } };

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Temperature',
      output: { target: 'web', distPath: 'dist/umd' },
    },
    {
      format: 'umd',
      umdName: 'Temperature',
      source: script,
      output: { target: 'web', distPath: 'dist/umd-without-exports' },
    },
    {
      format: 'iife',
      source: script,
      output: { target: 'web', distPath: 'dist/iife' },
    },
    {
      format: 'mf',
      output: { distPath: 'dist/mf', filenameHash: false, assetPrefix: '/' },
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
