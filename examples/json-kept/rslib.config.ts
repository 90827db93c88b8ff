import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**', '!./src/**/*.json'] } },
  lib: [
    {
      format: 'esm',
      bundle: false,
      redirect: { asset: { extension: false } },
      output: { copy: [{ from: '**/*.json', context: './src' }] },
    },
  ],
});
