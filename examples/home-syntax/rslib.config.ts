import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esnext', syntax: 'esnext', output: { distPath: 'dist/esnext' } },
    { id: 'es2019', syntax: 'es2019', output: { distPath: 'dist/es2019' } },
    { id: 'es2015', syntax: 'es2015', output: { distPath: 'dist/es2015' } },
    { id: 'es5', syntax: 'es5', output: { distPath: 'dist/es5' } },
  ],
});
