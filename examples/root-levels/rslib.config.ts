import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: './packages/events',
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
