import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm', syntax: 'es2022' },
    { id: 'legacy', format: 'esm', syntax: 'es5' },
  ],
});
