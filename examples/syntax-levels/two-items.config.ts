import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { answer: './src/answer.ts' } },
  lib: [
    { syntax: 'esnext', output: { distPath: 'dist/one' } },
    { syntax: ['node 24'], output: { distPath: 'dist/two' } },
  ],
});
