import { defineConfig } from '@rslib/core';

const source = { entry: { keys: './other/keys.ts' } };

export default defineConfig({
  performance: { buildCache: false },
  lib: [
    { source, output: { distPath: 'keys/none' } },
    { source, output: { distPath: 'keys/name', externals: { clsx: false } } },
    { source, output: { distPath: 'keys/moved', externals: { clsx: './vendor.js' } } },
    {
      source,
      output: { distPath: 'keys/both', externals: { clsx: false, 'clsx/lite': false } },
    },
  ],
});
