import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node >= 20'],
  source: {
    entry: { 'event-log': './src/index.ts' },
    define: { VERSION: '"1.0.0"' },
  },
  output: {
    filename: { js: '[name].mjs' },
    minify: true,
  },
});
