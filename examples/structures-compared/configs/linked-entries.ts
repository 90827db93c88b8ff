import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './linked/index.ts', square: './linked/square.ts' } },
  lib: [{ format: 'esm', output: { distPath: 'entries' } }],
});
