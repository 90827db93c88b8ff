import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm' },
    { id: 'page', format: 'umd', output: { distPath: 'dist/page' } },
    { format: 'cjs' },
  ],
});
