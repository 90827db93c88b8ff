import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { temperature: './src/temperature.ts' } },
  syntax: 'es2022',
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'Temperature',
      output: { target: 'web', distPath: 'dist/page' },
    },
  ],
});
