import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      redirect: { style: { path: false } },
      output: { target: 'web' },
    },
  ],
});
