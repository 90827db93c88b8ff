import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: ['left-padding'] },
  lib: [{ format: 'esm' }],
});
