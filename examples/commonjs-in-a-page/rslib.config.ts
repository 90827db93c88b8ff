import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: { target: 'web' },
  lib: [
    { format: 'cjs' },
    { format: 'umd', umdName: 'temperature', output: { distPath: 'dist/umd' } },
    {
      format: 'cjs',
      bundle: false,
      source: { entry: { index: './src/legacy.js' } },
      output: { distPath: 'dist/legacy' },
    },
  ],
});
