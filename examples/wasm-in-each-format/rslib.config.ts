import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esm', dts: true, output: { distPath: 'dist/esm' } },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Adder',
      output: { distPath: 'dist/umd', filename: { js: '[name].cjs' } },
    },
  ],
});
