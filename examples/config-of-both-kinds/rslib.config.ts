import { defineConfig } from '@rslib/core';

export default defineConfig({
  // For every item: an Rsbuild option and a lib option.
  source: { entry: { temperature: './src/temperature.ts' } },
  syntax: 'es2022',
  lib: [
    // For this item only.
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'Temperature',
      output: { target: 'web', distPath: 'dist/page' },
    },
  ],
});
