import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    autoExternal: { exclude: ['mitt'] },
    filename: { js: '[name].mjs' },
  },
  plugins: [pluginReact()],
});
