import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { mitt$: './src/events.ts' } },
  lib: [{ format: 'esm' }],
});
