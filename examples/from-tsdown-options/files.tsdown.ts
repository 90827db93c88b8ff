import { defineConfig } from 'tsdown';

export default defineConfig({
  name: 'files',
  cwd: '.',
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  outExtensions: ({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.mjs' }),
  clean: true,
  copy: 'static',
  sourcemap: true,
  shims: true,
  external: ['mitt'],
  alias: { events: 'mitt' },
  define: { VERSION: '"1.0.0"' },
  env: { LOCALE: 'en' },
  footer: { js: '/* the end */' },
  treeshake: true,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'error',
  report: false,
  write: true,
});
