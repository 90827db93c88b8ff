import { defineConfig } from 'tsdown';

const entry = ['src/index.ts'];

export default defineConfig([
  { entry, outDir: 'dist-tsdown' },
  { entry, outDir: 'dist-tsdown-files', unbundle: true },
]);
