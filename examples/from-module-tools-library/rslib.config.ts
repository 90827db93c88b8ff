import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es6',
  autoExtension: false,
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      output: { distPath: 'dist/es' },
      dts: { distPath: 'dist/types' },
    },
  ],
});
