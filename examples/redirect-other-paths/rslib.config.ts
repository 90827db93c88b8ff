import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  resolve: { alias: { emitter: 'mitt', '@shared': './shared' } },
  lib: [
    { bundle: false, output: { distPath: 'dist/default' } },
    {
      bundle: false,
      redirect: { style: { path: false } },
      output: { distPath: 'dist/style-path-off' },
    },
    {
      bundle: false,
      outBase: '.',
      output: { distPath: 'dist/wider-base' },
    },
  ],
});
