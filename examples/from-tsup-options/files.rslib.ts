import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      id: 'files-esm',
      output: { filename: { js: '[name].mjs' } },
      shims: { esm: { __dirname: true, __filename: true } },
    },
    {
      format: 'cjs',
      id: 'files-cjs',
      output: { filename: { js: '[name].cjs' } },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  footer: { js: '/* the end */' },
  output: { copy: [{ from: 'static' }], externals: [/^mitt($|\/)/] },
  logLevel: 'error',
  plugins: [pluginReact()],
});
