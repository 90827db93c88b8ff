import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: './src/text/**' } },
      output: { distPath: 'default' },
    },
    {
      bundle: false,
      outBase: '.',
      source: { entry: { index: './src/text/**' } },
      output: { distPath: 'wide' },
    },
    {
      bundle: false,
      source: { entry: { index: ['./src/text/**', './scripts/**'] } },
      output: { distPath: 'wide-by-entry' },
    },
  ],
});
