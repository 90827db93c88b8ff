import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { target: 'web' } },
    {
      resolve: { extensions: ['.native.ts', '.ts', '.js'] },
      output: { distPath: 'dist/native' },
    },
  ],
});
