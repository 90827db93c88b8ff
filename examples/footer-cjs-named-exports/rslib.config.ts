import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  lib: [
    {
      source: { entry: { both: './src/both.ts' } },
      footer: { js: 'module.exports = exports.default;' },
      output: { distPath: 'dist/with-footer' },
    },
    {
      source: { entry: { both: './src/both.ts', named: './src/named.ts' } },
      output: { distPath: 'dist/without' },
    },
  ],
});
