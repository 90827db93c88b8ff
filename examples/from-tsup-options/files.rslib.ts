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
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { copy: [{ from: 'static' }], externals: [/^mitt($|\/)/] },
  footer: { js: '/* the end */' },
  logLevel: 'error',
  plugins: [pluginReact()],
});
