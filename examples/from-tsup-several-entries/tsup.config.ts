import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', live: 'src/live.ts' },
  format: 'esm',
  banner: { js: '/* word-count 1.0.0 */' },
  define: { VERSION: '"1.0.0"' },
  env: { LOCALE: 'en' },
  noExternal: ['mitt'],
  minify: true,
  outDir: 'dist-tsup',
});
