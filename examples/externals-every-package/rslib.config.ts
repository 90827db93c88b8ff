import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'listed',
      output: {
        distPath: 'dist/listed',
        autoExternal: { devDependencies: true },
      },
    },
    {
      id: 'every',
      output: { distPath: 'dist/every', externals: [/^[^.\/]/] },
    },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files', autoExternal: false },
    },
    { id: 'default', output: { distPath: 'dist/default' } },
  ],
});
