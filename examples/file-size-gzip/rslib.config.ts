import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  performance: { printFileSize: { compressed: true } },
});
