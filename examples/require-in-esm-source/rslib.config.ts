import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', format: 'esm' },
    {
      id: 'web',
      format: 'esm',
      output: { target: 'web', distPath: 'dist/web' },
    },
  ],
});
