import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'iife',
  globalName: 'WordCount',
  platform: 'browser',
  minify: true,
  outDir: 'dist-tsdown',
});
