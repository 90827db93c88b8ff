import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false },
    {
      format: 'umd',
      umdName: 'Shapes',
      output: { distPath: 'dist/umd', target: 'web' },
    },
  ],
});
