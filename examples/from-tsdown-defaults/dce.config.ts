import { defineConfig } from 'tsdown';

export default defineConfig({
  minify: 'dce-only',
  outDir: 'dist-dce',
});
