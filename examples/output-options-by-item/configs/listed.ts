import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { format: 'esm', output: { distPath: 'by-flag/esm', externals: ['mitt'] } },
    { format: 'cjs', output: { distPath: 'by-flag/cjs', externals: ['clsx'] } },
  ],
});
