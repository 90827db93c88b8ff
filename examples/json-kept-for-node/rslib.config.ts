import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/**/*.json'] } },
      redirect: { asset: { extension: false } },
      output: { copy: [{ from: '**/*.json', context: './src' }] },
    },
  ],
});
