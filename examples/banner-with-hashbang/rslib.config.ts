import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      banner: { js: '#!/usr/bin/env node\n/*! temperature 1.0.0 */' },
    },
  ],
});
