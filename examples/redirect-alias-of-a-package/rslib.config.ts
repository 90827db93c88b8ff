import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { emitter: 'mitt' } },
  lib: [{ format: 'esm', bundle: false }],
});
