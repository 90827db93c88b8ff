import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'iife',
  globalName: 'WordCount',
  platform: 'browser',
  target: 'es2020',
  outDir: 'dist-tsup',
});
