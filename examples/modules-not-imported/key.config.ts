import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { anything: './src/**/*.ts' } },
  output: { distPath: 'dist-key' },
});
