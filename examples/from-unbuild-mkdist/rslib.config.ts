import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { filename: { js: '[name].mjs' } },
});
