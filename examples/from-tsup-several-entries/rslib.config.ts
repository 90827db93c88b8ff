import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/* word-count 1.0.0 */' },
  source: {
    entry: { index: './src/index.ts', live: './src/live.ts' },
    define: { VERSION: '"1.0.0"', 'process.env.LOCALE': '"en"' },
  },
  output: {
    autoExternal: { exclude: ['mitt'] },
    minify: true,
  },
});
