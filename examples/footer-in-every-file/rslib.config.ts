import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  footer: { js: '/* the end */' },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { distPath: 'dist/iife' },
    },
    {
      id: 'files',
      format: 'esm',
      bundle: false,
      footer: { css: '/* the end of the style sheet */' },
      output: { distPath: 'dist/files', target: 'web' },
    },
    {
      id: 'mjs',
      format: 'esm',
      footer: { css: '/* the end of the style sheet */' },
      output: { distPath: 'dist/mjs', filename: { js: '[name].mjs' } },
    },
    {
      id: 'jsx',
      format: 'esm',
      output: { distPath: 'dist/jsx', filename: { js: '[name].jsx' } },
    },
    {
      format: 'mf',
      output: {
        assetPrefix: 'http://localhost:3001/',
        distPath: 'dist/mf',
        filenameHash: false,
      },
      plugins: [
        pluginModuleFederation({
          name: 'greeting',
          exposes: { '.': './src/greeting.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
