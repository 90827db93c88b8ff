import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**', '!./src/**/*.scss'] } },
  lib: [
    {
      format: 'esm',
      bundle: false,
      redirect: { style: { extension: false } },
      output: { copy: [{ from: '**/*.scss', context: './src' }] },
    },
  ],
});
