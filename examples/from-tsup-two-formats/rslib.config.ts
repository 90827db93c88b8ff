import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  syntax: ['node >= 20'],
  output: { sourceMap: true },
});
