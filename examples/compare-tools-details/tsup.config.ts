import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/styles.ts'],
  format: 'esm',
  loader: { '.css': 'local-css' },
});
