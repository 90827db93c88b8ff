import { defineConfig, type Syntax } from '@rslib/core';

const item = (id: string, syntax: Syntax) => ({
  id,
  syntax,
  output: { distPath: `arrays/${id}` },
});

export default defineConfig({
  syntax: ['node 10'],
  source: { entry: { index: './other/first.ts' } },
  lib: [
    item('empty', []),
    item('newer', ['node 24']),
    item('plain', 'esnext'),
  ],
});
