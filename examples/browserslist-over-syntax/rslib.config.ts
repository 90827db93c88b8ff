import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2015', output: { distPath: 'dist/syntax' } },
    {
      format: 'esm',
      syntax: 'es2015',
      output: {
        distPath: 'dist/browserslist',
        overrideBrowserslist: ['chrome >= 120'],
      },
    },
  ],
});
