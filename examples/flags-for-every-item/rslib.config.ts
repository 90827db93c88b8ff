import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    {
      format: 'esm',
      bundle: true,
      autoExtension: true,
      output: { distPath: 'dist/one', autoExternal: true },
    },
    {
      format: 'cjs',
      autoExternal: true,
      output: { distPath: 'dist/two' },
    },
  ],
});
