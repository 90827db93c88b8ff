import type { RslibConfig } from '@rslib/core';

export default {
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'umd',
      source: { entry: { page: './src/page.ts' } },
      output: { distPath: 'dist/umd' },
    },
  ],
} satisfies RslibConfig;
