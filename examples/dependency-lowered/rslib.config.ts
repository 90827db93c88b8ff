import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es5' }],
  output: { target: 'web', externals: ['vue'] },
  source: { include: [/[\\/]node_modules[\\/]vue[\\/]/] },
});
