import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const remote = (id: string) => ({
  id,
  format: 'mf' as const,
  output: { distPath: `dist/${id}` },
  plugins: [
    pluginModuleFederation({
      name: id,
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});

export default defineConfig({
  logLevel: 'silent',
  server: { port: 3127 },
  lib: [{ id: 'plain', format: 'esm' }, remote('first'), remote('second')],
});
