import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2015',
  output: { target: 'web' },
  lib: [
    { format: 'esm' },
    { format: 'umd', umdName: 'Lists', output: { distPath: 'dist/umd' } },
  ],
});
