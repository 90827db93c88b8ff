import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm' },
    { id: 'legacy', format: 'cjs' },
  ],
});
