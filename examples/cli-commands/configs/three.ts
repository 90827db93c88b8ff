import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', umdName: 'Temperature', output: { distPath: 'dist/umd' } },
  ],
});
