import { defineConfig } from '@rslib/core';

export const base = defineConfig({
  lib: [{ id: 'esm', format: 'esm', dts: true }],
});
