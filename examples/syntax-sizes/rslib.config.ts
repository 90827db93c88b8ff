import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'es2015', syntax: 'es2015', output: { distPath: 'dist/es2015' } },
    { id: 'es2018', syntax: 'es2018', output: { distPath: 'dist/es2018' } },
    { id: 'es2021', syntax: 'es2021', output: { distPath: 'dist/es2021' } },
    { id: 'es2022', syntax: 'es2022', output: { distPath: 'dist/es2022' } },
  ],
});
