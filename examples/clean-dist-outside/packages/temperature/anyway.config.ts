import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { cleanDistPath: true },
  lib: [{ format: 'cjs', output: { distPath: '../../shared' } }],
});
