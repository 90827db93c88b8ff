import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node 10'],
  lib: [{ format: 'esm', syntax: 'esnext' }],
});
