import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { js: { extension: false } } }],
  output: { distPath: 'dist-files' },
});
