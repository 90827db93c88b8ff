import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: {
    define: { VERSION: '"1.0.0"' },
    tsconfigPath: './tsconfig.build.json',
  },
  output: {
    filename: { css: 'styles.css' },
    sourceMap: true,
    externals: ['mitt'],
  },
  syntax: 'es2022',
  footer: { js: '/* the end */' },
  performance: { printFileSize: { compressed: false } },
  resolve: { alias: { events: 'mitt' } },
  logLevel: 'error',
  plugins: [pluginReact()],
});
