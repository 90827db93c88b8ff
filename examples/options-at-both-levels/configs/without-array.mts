import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './other/first.ts' } },
  lib: [{ syntax: ['node 24'], output: { distPath: 'without-array' } }],
});
