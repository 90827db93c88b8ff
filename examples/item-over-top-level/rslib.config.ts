import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  banner: { js: '/*! first 1.0.0 */' },
  lib: [
    { format: 'esm' },
    { format: 'cjs', syntax: 'es2022', output: { distPath: 'dist/cjs' } },
  ],
});
