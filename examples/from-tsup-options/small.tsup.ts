import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/small.ts'],
  format: 'esm',
  treeshake: true,
  minifyWhitespace: true,
  minifyIdentifiers: true,
  minifySyntax: true,
  pure: ['log'],
  keepNames: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  esbuildPlugins: [{ name: 'own', setup() {} }],
  plugins: [{ name: 'own' }],
  ignoreWatch: ['tmp'],
});
