import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { filename: { js: '[name].mjs' } },
      id: 'files-esm',
      shims: { esm: { __dirname: true, __filename: true, require: true } },
    },
    { format: 'cjs', id: 'files-cjs' },
  ],
  source: { define: { VERSION: '"1.0.0"', 'process.env.LOCALE': '"en"' } },
  output: { sourceMap: true, externals: ['mitt'] },
  resolve: { alias: { events: 'mitt', bus: 'mitt' } },
  plugins: [pluginReact()],
});
