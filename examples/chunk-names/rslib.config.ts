import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/node' } },
    { format: 'esm', output: { distPath: 'dist/web', target: 'web' } },
  ],
});
