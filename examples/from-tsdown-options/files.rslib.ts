import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { filename: { js: '[name].mjs' } },
      id: 'files-esm',
      shims: { esm: { __dirname: true, __filename: true } },
    },
    {
      format: 'cjs',
      output: { filename: { js: '[name].cjs' } },
      id: 'files-cjs',
    },
  ],
  source: {
    define: {
      VERSION: '"1.0.0"',
      'process.env.LOCALE': '"en"',
      'import.meta.env.LOCALE': '"en"',
    },
    tsconfigPath: './tsconfig.build.json',
  },
  output: { sourceMap: true, copy: [{ from: 'static' }], externals: ['mitt'] },
  footer: { js: '/* the end */' },
  resolve: { alias: { events: 'mitt' } },
  performance: { printFileSize: false },
  logLevel: 'error',
  plugins: [pluginReact()],
});
