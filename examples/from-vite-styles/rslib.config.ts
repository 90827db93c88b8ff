import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: { entry: { 'status-badge': './src/index.ts' } },
  output: { target: 'web' },
});
