import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './decorated/index.ts' },
    tsconfigPath: './tsconfig.decorated.json',
  },
  lib: [
    { id: 'default', output: { distPath: 'dist-decorated' } },
    {
      id: 'plain',
      output: { distPath: 'dist-plain' },
      tools: { swc: { jsc: { transform: { decoratorMetadata: false } } } },
    },
  ],
});
