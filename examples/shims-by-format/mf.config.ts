import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const on = process.env.SHIMS === 'on';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      shims: { esm: { __dirname: on, __filename: on, require: on } },
      output: {
        distPath: 'dist/mf',
        assetPrefix: 'http://localhost:3001/',
        filenameHash: false,
        minify: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'places',
          exposes: { '.': './src/script.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
