import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      resolve: { extensions: ['.web.ts', '.ts', '.js'] },
      output: { target: 'web', distPath: 'dist/web' },
    },
  ],
});
