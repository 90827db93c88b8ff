import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { inferred: './src/inferred.ts' } },
  lib: [{ format: 'esm', dts: { isolated: true } }],
});
