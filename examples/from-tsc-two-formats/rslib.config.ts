import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
