import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      footer: { js: '/* the end */' },
      output: { sourceMap: true, filename: { js: '[name].mjs' } },
    },
    { format: 'cjs', output: { minify: true } },
  ],
  output: { externals: ['mitt'] },
  plugins: [pluginReact()],
});
