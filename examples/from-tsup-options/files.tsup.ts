import { defineConfig } from 'tsup';

export default defineConfig({
  name: 'files',
  entryPoints: ['src/index.ts'],
  format: ['esm', 'cjs'],
  outExtension: ({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.mjs' }),
  publicDir: 'static',
  tsconfig: 'tsconfig.build.json',
  external: ['mitt'],
  footer: { js: '/* the end */' },
  shims: true,
  treeshake: true,
  silent: true,
  killSignal: 'SIGTERM',
});
