import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', server: './src/server.ts' } },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/files', autoExternal: false },
    },
    {
      format: 'cjs',
      bundle: false,
      output: { distPath: 'dist/cjs-files', autoExternal: false },
    },
  ],
});
