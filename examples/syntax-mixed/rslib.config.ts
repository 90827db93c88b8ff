import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: ['es2022', 'chrome >= 70'],
      output: { target: 'web' },
    },
  ],
});
