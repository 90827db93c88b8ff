import { defineConfig } from '@rslib/core';

const forms = ['inside', 'path', 'global', 'pool', 'renamed', 'resolve', 'query'];

export default defineConfig({
  output: { target: 'web' },
  lib: [
    ...forms.map(name => ({
      id: name,
      source: { entry: { index: `./src/${name}.ts` } },
      output: { distPath: `dist/${name}` },
    })),
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Sum',
      source: { entry: { index: './src/inside.ts' } },
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: 'dist/files' },
    },
  ],
});
