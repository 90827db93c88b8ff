import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { both: './other/both.ts' } },
  lib: [{ format: 'cjs' }],
});
