import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false, banner: { js: "'use client';" } },
    { format: 'cjs', bundle: false, banner: { js: "'use client';" } },
  ],
});
