import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { output: { distPath: 'special/injected', emitCss: true, injectStyles: true } },
    {
      source: { entry: { drawer: './other/drawer.ts' } },
      output: {
        target: 'web',
        distPath: 'special/names',
        filename: { js: '[name].min.js', svg: '[name].min.svg' },
      },
    },
    {
      source: { entry: { inline: './other/inline.ts' } },
      output: { target: 'web', distPath: 'special/inline', dataUriLimit: 0 },
    },
    {
      source: { entry: { comments: './other/comments.ts' } },
      output: { distPath: 'special/comments' },
    },
  ],
});
