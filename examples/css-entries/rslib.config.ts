import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { button: './src/button.ts', dialog: './src/dialog.ts' } },
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
});
