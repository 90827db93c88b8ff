import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  output: { autoExternal: false },
  lib: [
    { id: 'one', format: 'esm', output: { distPath: 'dist/one' } },
    { id: 'four', format: 'cjs', output: { distPath: 'dist/four' } },
    { id: 'two', format: 'cjs', autoExternal: false, output: { distPath: 'dist/two' } },
    { id: 'three', format: 'esm', output: { distPath: 'dist/three', autoExternal: false } },
  ],
});
