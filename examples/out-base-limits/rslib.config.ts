import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { text: './src/text/**', number: './src/number/**' } },
  lib: [
    { bundle: false, output: { distPath: 'dist/default' } },
    { bundle: false, outBase: './src', output: { distPath: 'dist/set' } },
  ],
});
