import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/warned.ts' } },
  lib: [{ format: 'cjs', output: { target: 'web' } }],
});
