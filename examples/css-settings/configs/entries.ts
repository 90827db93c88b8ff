import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/entries/esm' } },
    { format: 'cjs', output: { distPath: 'dist/entries/cjs' } },
    {
      banner: { js: "import './badge.css';" },
      output: { distPath: 'dist/entries/banner' },
    },
  ],
  source: { entry: { badge: './src/badge.ts', other: './src/other.ts' } },
  output: { target: 'web' },
});
