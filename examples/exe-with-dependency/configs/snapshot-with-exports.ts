import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      banner: { js: 'var exports = {};' },
      experiments: { exe: { seaOptions: { useSnapshot: true } } },
    },
  ],
  source: { entry: { snapshot: './src/snapshot.ts' } },
});
