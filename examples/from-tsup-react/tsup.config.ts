import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.tsx'],
  format: ['esm', 'cjs'],
  platform: 'browser',
  loader: { '.css': 'local-css' },
  outDir: 'dist-tsup',
});
