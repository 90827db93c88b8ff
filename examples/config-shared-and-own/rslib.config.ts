import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  output: { sourceMap: true, externals: ['left-padding'] },
  lib: [
    { format: 'esm' },
    {
      format: 'cjs',
      syntax: 'es2015',
      output: { sourceMap: false, externals: ['mitt'] },
    },
  ],
});
