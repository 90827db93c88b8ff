import { defineConfig } from '@rslib/core';

export default [
  defineConfig({ lib: [{ root: 'packages' }] }),
  defineConfig({ lib: [{ mode: 'development' }] }),
  defineConfig({ lib: [{ server: { port: 3001 } }] }),
  defineConfig({ lib: [{ logLevel: 'error' }] }),
];
