import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  server: { port: 3108 },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'mf',
      output: { distPath: 'dist/mf' },
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
