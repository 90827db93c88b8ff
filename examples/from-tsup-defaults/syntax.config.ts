import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'older', syntax: ['node >= 14'], output: { distPath: 'dist/older' } },
    { id: 'newer', syntax: ['node >= 14.18 and node < 15', 'node >= 16'], output: { distPath: 'dist/newer' } },
    { id: 'node15', syntax: ['node 15'], output: { distPath: 'dist/node15' } },
    { id: 'es2019', syntax: 'es2019', output: { distPath: 'dist/es2019' } },
    { id: 'es2020', syntax: 'es2020', output: { distPath: 'dist/es2020' } },
  ],
});
